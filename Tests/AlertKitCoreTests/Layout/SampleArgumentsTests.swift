import Testing

@testable import AlertKitCore

@Suite struct SampleArgumentsTests {
  private func filled(
    _ text: String, _ locale: String = "en", plural: String? = nil, samples: [String: [String]] = [:]
  ) -> String {
    let variant = Copy.Variant(text, selectors: plural.map { [.plural($0)] } ?? [])
    return SampleArguments(samples).text(of: variant, key: "k", locale: tag(locale))
  }

  @Test func takesSampleValuesInOrder() {
    #expect(filled("%2$@ in %1$@, 100%% %@", samples: ["k": ["Album", "Beach"]]) == "Beach in Album, 100% Album")
  }

  @Test(arguments: [("en", "Alex"), ("ko", "민수"), ("zh-Hant", "小明"), ("ru", "Алекс"), ("ja", "太郎")])
  func neutralNamesAreOfTheLocalesScript(locale: String, name: String) {
    #expect(filled("%@!", locale) == "\(name)!")
  }

  @Test(arguments: [
    ("en", "one", 1), ("ru", "few", 3), ("ar", "two", 2), ("ar", "zero", 0), ("pl", "many", 5), ("fr", "one", 1),
  ])
  func numbersAreOfTheVariantsCategory(locale: String, category: String, number: Int) {
    #expect(filled("%lld", locale, plural: category) == "\(number)")
  }

  @Test func aSampleStandsInTheFormThatItChooses() {
    let samples = ["k": ["24"]]
    #expect(filled("%lld photos", plural: "other", samples: samples) == "24 photos")
    #expect(filled("%lld photo", plural: "one", samples: samples) == "1 photo")
    #expect(filled("%lld фото", "ru", plural: "many", samples: samples) == "5 фото")
    #expect(filled("%@ photo", plural: "one", samples: samples) == "24 photo", "What is no number chooses nothing.")
    #expect(filled("%lld photos", samples: samples) == "24 photos")
  }

  @Test func textWithoutPlaceholdersStays() {
    #expect(filled("100 % sure") == "100 % sure")
  }
}
