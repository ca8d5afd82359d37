import AlertKitCore
import Testing

private func facts(_ tag: String) throws -> LocaleFacts {
  LocaleFacts.facts(for: try #require(LocaleTag(tag)))
}

@Suite struct LocaleFactsTests {
  /// Blanks that only draw letters apart are none of a Chinese term's.
  @Test(arguments: [
    ("zh-Hans", "确 定", "OK" as Term?), ("zh-Hans", "取 消 ", "Cancel"), ("de", "O K", nil), ("zh-Hans", "O K", nil),
  ])
  func blanksBetweenLettersAreNoWords(tag: String, title: String, term: Term?) throws {
    #expect(try facts(tag).terms(inTitle: title) == (term.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("de-AT", "de"), ("en-US", "en"), ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-HK"),
    ("zh-Hant-HK", "zh-HK"), ("zh-MO", "zh-HK"), ("no", "nb"), ("iw", "he"), ("in", "id"), ("pt", "pt-BR"), ("pt-AO", "pt-PT"),
    ("es-MX", "es-419"), ("fr-CA", "fr-CA"), ("fr-CH", "fr"), ("tl", "fil"), ("sr-Cyrl", "sr"),
  ])
  func fallsBack(tag: String, file: String) throws {
    let found = try facts(tag)
    #expect(found.locale.identifier == file)
    #expect(found.hasFile)
  }

  @Test func withoutAFileOnlyTheScriptCounts() throws {
    let latin = try facts("sr-Latn")
    #expect(!latin.hasFile && latin.hasCase && !latin.isRightToLeft && latin.buttonCase == nil && latin.terms.isEmpty)
    let georgian = try facts("ka")
    #expect(!georgian.hasFile && !georgian.hasCase && georgian.buttonCase == LocaleFacts.CaseStyle.none)
    let yiddish = try facts("yi")
    #expect(yiddish.isRightToLeft && !yiddish.hasCase)
    #expect(LocaleFacts.facts(for: .base).terms.isEmpty)
  }

  @Test func everyLocaleKnowsTheBasicTerms() {
    #expect(LocaleFacts.localesWithFile.count == 60)
    for locale in LocaleFacts.localesWithFile {
      let facts = LocaleFacts.facts(for: locale)
      for term: Term in ["Cancel", "OK", "Yes", "No", "Delete", "Close", "Done", "Error", "Warning"] {
        #expect(facts.suggestions(for: term).isEmpty == false, "\(locale): \(term)")
      }
      for (term, wordings) in facts.terms {
        for wording in wordings { #expect(facts.meanings(of: wording.text).contains(term), "\(locale): \(wording.text)") }
      }
    }
  }

  @Test(
    arguments: [
      ("fr", "OK", ["OK", "Done", "Got It", "Dismiss", "Unsubscribe"]), ("de", "Abbrechen", ["Cancel"]),
      ("ja", "削除", ["Delete", "Remove"]), ("el", "Όχι", ["No", "Don't Allow"]),
      ("zh-Hans", "好", ["OK"]), ("zh-Hans", "确定", ["OK"]), ("ru", "ОК", ["OK"]), ("ru", "OK", ["OK"]),
      ("de", "Später", ["Not Now", "Later"]),
      ("ko", "더 알\u{2060}아\u{2060}보기", ["Learn More"]), ("ko", "네", ["Yes"]), ("en", "DELETE", ["Delete"]),
      ("en", "Don't Save", ["Don't Save"]), ("en", "Don’t Save", ["Don't Save"]), ("en", "Delete…", ["Delete"]),
      ("en", "🗑️ Delete", ["Delete"]), ("en", "Delete %@", []), ("en", "Banana", []), ("en", "", []), ("en", "…", []),
      ("tr", "İptal", ["Cancel"]), ("de", "Schliessen", ["Close", "Dismiss"]),
    ] as [(String, String, Set<Term>)])
  func recognises(locale: String, text: String, meanings: Set<Term>) throws {
    let found = try facts(locale).meanings(of: text)
    #expect(meanings.isEmpty ? found.isEmpty : found.isSuperset(of: meanings), "\(found)")
  }

  @Test func suggestsAcceptedWordsOnly() throws {
    #expect(try facts("de").suggestions(for: "Save") == ["Sichern", "Speichern"])
    #expect(try facts("ko").suggestions(for: "OK") == ["확인"])
    #expect(try facts("ko").meanings(of: "OK") == ["OK"])
    #expect(try facts("es-419").suggestions(for: "Replace") == ["Reemplazar"])
    #expect(try facts("ko").suggestions(for: "Teleport").isEmpty)
  }

  @Test(
    arguments: [
      ("en", "Delete", "Delete"), ("ja", "削除", "Delete"), ("fr", "Supprimer", "Delete"), ("ko", "지우기", "Clear"),
      ("el", "Επαναφορά", "Reset"), ("fr", "Effacer", "Clear"), ("tr", "Vazgeç", nil), ("it", "Annulla", nil),
      ("el", "Απόρριψη", nil), ("sv", "Återställ", nil), ("vi", "Hủy bỏ", nil), ("en", "Cancel", nil), ("en", "Replace", nil),
    ] as [(String, String, Term?)])
  func destructiveUnlessAFifthIsHarmless(locale: String, text: String, term: Term?) throws {
    #expect(try facts(locale).destructiveMeaning(of: text) == term)
  }

  @Test(
    arguments: [
      ("en", "Delete Photo", "Delete"), ("en", "Yes, delete it", "Delete"), ("en", "Permanently Delete", "Delete"),
      ("en", "Don’t Delete", nil), ("en", "Cancel Delete", nil), ("en", "Remove Ads", nil), ("en", "Cleared", nil),
      ("en", "Move to Trash", nil), ("en", "Delete %@", "Delete"), ("ko", "사진 삭제", "Delete"),
      ("ko", "계정 삭제하기", "Delete Account"), ("ko", "메시지 삭제하기", "Delete"),
      ("ko", "삭제 취소", nil), ("ko", "삭제 안 함", nil), ("zh-Hans", "删除照片", "Delete"), ("zh-Hans", "取消删除", nil),
      ("ja", "写真を削除", "Delete"), ("ja", "写真を削除する", "Delete"), ("ja", "削除しない", nil), ("de", "Foto löschen", "Delete"),
      ("de", "Nicht löschen", nil), ("de", "Löschen abbrechen", nil), ("fr", "Supprimer la photo", "Delete"),
      ("fr", "Ne pas supprimer", nil), ("ru", "Удалить фото", "Delete"), ("tr", "Fotoğrafı Sil", "Delete"),
      ("ar", "حذف الصورة", "Delete"), ("th", "ลบรูปภาพ", "Delete"), ("sv", "Radera inte", nil), ("hu", "Ne törölje", nil),
      ("en", "Leave & Delete", "Delete"), ("en", "Ban and Delete All", "Delete All"), ("en", "Terms and Conditions", nil),
      ("en", "Reset Password…", nil), ("ko", "비밀번호 재설정", nil), ("zh-Hans", "确认删除", "Delete"), ("zh-Hans", "暂不删除", nil),
      ("zh-Hans", "最近删除", nil), ("ja", "プリセット", nil), ("ja", "設定をリセット", "Reset"), ("nl", "Verwijder foto", "Delete"),
      ("hi", "फ़ोटो न हटाएँ", nil), ("th", "ไม่ลบ", nil),
    ] as [(String, String, Term?)])
  func findsTheVerbOfATitle(locale: String, title: String, term: Term?) throws {
    #expect(try facts(locale).destructiveVerb(in: title) == term)
  }

  @Test(arguments: [
    ("en", "Error!", true), ("en", "Are You Sure", true), ("en", "Error 404", false), ("fr", "Êtes-vous sûr ?", true),
    ("ja", "よろしいですか？", true), ("ko", "오류", true), ("zh-Hans", "提示", true), ("es", "¿Seguro que quieres borrar la foto?", false),
  ])
  func genericTitles(locale: String, title: String, isGeneric: Bool) throws {
    #expect(try facts(locale).isGenericTitle(title) == isGeneric)
  }

  @Test func traits() throws {
    #expect(try facts("en").buttonCase == .title && facts("de").buttonCase == .sentence && facts("sw").buttonCase == nil)
    #expect(try facts("th").sentenceEnd.isEmpty && facts("el").questionEnd == [";"] && facts("ar").questionEnd == ["؟"])
    #expect(try facts("es").openingPunctuation == ["¿", "¡"] && facts("fr").spaceBefore["?"] == "\u{A0}")
    #expect(try facts("fr-CA").spaceBefore == [":": "\u{A0}"])
    #expect(try facts("ko").longestPlatformLabel == 3 && facts("th").longestPlatformLabel == 4)
    #expect(try facts("ko").titlePunctuationFollowsSource == true && facts("th").titlePunctuationFollowsSource == false)
    #expect(try facts("bg").titlePunctuationFollowsSource == nil)
    #expect(try facts("ja").wordSeparator == LocaleFacts.WordSeparator.none && facts("vi").wordSeparator == .syllable)
    #expect(try facts("de").expansion.map(\.lengths.lowerBound) == [1, 11, 26, 71])
  }

  @Test func pronounsVerbsAndTitleStyle() throws {
    let german = try #require(try facts("de").pronouns)
    #expect(german.second.contains("dein") && german.ambiguousSecond.contains("Sie") && german.caseSensitive.contains("Sie"))
    let korean = try #require(try facts("ko").pronouns)
    #expect(korean.applies == .no && !korean.second.contains("사용자의") && korean.renderings.contains("사용자의"))
    #expect(try facts("th").pronouns?.match == .substring && facts("th").pronouns?.exceptions.contains("คุณภาพ") == true)
    #expect(try facts("ko").touchVerbs?.clickDistinctFromTap == ["클릭"])
    #expect(
      try facts("ru").touchVerbs?.clickDistinctFromTap == []
        && facts("zh-Hans").touchVerbs?.clickDistinctFromTap == ["点按", "连按"])
    let style = try #require(try facts("en").titleStyle)
    #expect(style.words["and"] == .alwaysLower && style.words["up"] == .usuallyUpper && style.words["not"] == .alwaysUpper)
    #expect(style.words["to"] == .usuallyLower && style.words["photo"] == nil)
    #expect(try facts("pt-BR").titleStyle == nil)
  }
}

@Suite struct ComparableFormTests {
  @Test(arguments: [
    ("  Delete \n\t Photo ", "delete photo"), ("Nicht\u{A0}jetzt", "nicht jetzt"), ("STRASSE", "strasse"),
    ("Straße", "strasse"),
    ("e\u{301}", "é"), ("Wieder\u{AD}her\u{AD}stellen", "wiederherstellen"), ("\u{200F}حذف", "حذف"), ("𐐀🗑️", "𐐨🗑️"),
    ("İ", "i\u{307}"), ("\u{3000}確定", "確定"), ("", ""), ("\r\n", ""),
  ])
  func comparable(text: String, form: String) {
    let found = TextForm.comparable(text)
    #expect(Array(found.utf8) == Array(form.utf8))
  }
}
