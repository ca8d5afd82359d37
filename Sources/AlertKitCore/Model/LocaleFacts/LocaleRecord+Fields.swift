extension LocaleRecord {
  /// Takes up one path with its values.
  mutating func take(_ line: LocaleFields) throws(LocaleFields.Mismatch) {
    var fields = line
    switch try fields.part() {
    case "terms": try takeTerm(&fields)
    case "ambiguous": try takeAmbiguity(&fields)
    case "pronouns": try takePronouns(&fields)
    case "verbs": try takeVerbs(&fields)
    case "notifications": try takeNotifications(&fields)
    case "title_style": try takeTitleStyle(&fields)
    case "destructive_titles": try takeDestructiveTitles(&fields)
    case "title_punctuation": try takeTitlePunctuation(&fields)
    case "question_openings": try takeQuestionOpenings(&fields)
    case "statements": try takeStatements(&fields)
    case "confirming": try takeConfirming(&fields)
    case "expansion": try takeExpansion(&fields)
    case "space_before": spaceBefore[try fields.part()] = try fields.value()
    case "address": address[try fields.part()] = fields.values
    case "spelling": try takeSpelling(&fields)
    case "written_without": writtenWithout[try fields.part()] = fields.values
    case "from_words": try takeFromWords(&fields)
    case "counted": try takeCountedWords(&fields)
    case "word_families":
      let word = LocaleFacts.key(try fields.part())
      for form in [word] + fields.values { wordFamilies[LocaleFacts.key(form)] = word }
    case "misspelt_endings": misspeltEndings[LocaleFacts.key(try fields.part())] = try fields.value()
    case "misspellings": misspellings[LocaleFacts.key(try fields.part())] = try fields.value()
    default: try takePlain(line)
    }
  }

  private mutating func takePlain(_ line: LocaleFields) throws(LocaleFields.Mismatch) {
    var fields = line
    switch try fields.part() {
    case "locale": identifier = try fields.value()
    case "name": name = try fields.value()
    case "family": family = try fields.value()
    case "kin": kin = fields.values
    case "serves": serves = fields.values
    case "direction": isRightToLeft = try fields.choice(["rtl": true, "ltr": false])
    case "word_separator": wordSeparator = try fields.named()
    case "has_case": hasCase = try fields.flag()
    case "button_case": buttonCase = try fields.named(LocaleFacts.CaseStyle.self)
    case "title_case": titleCase = try fields.named(LocaleFacts.CaseStyle.self)
    case "case_note": caseNote = try fields.value()
    case "sentence_end": sentenceEnd = fields.values
    case "question_end": questionEnd = fields.values
    case "exclamation_end": exclamationEnd = fields.values
    case "opening_punctuation": openingPunctuation = fields.values
    case "longest_platform_label": longestPlatformLabel = try fields.count()
    case "generic_titles": genericTitles = fields.values
    case "accusatory": accusatory = fields.values
    case "accusatory_openings": accusatoryOpenings = fields.values
    case "not_accusatory": notAccusatory = fields.values
    case "faulting": faulting = fields.values
    case "inputs": inputs = fields.values
    case "fragment_openings": fragmentOpenings = fields.values
    case "fragment_verbs": fragmentVerbs = fields.values
    case "ways_back": waysBack = fields.values
    case "cancelling": cancelling = fields.values
    case "abbreviations": abbreviations = fields.values
    case "wide_marks": wideMarks = fields.values
    case "quotation_marks": quotationMarks = fields.values
    case "app_names": appNames = fields.values
    case "fillers": fillers = fields.values
    case "function_words": functionWords = fields.values
    case "capital_words": capitalWords = fields.values
    case "doubled_words": doubledWords = fields.values
    case "number_words": numberWords = fields.values
    case "ok_misspelled": misspelledOK = fields.values
    case "ongoing": ongoing = fields.values
    case "ongoing_endings": ongoingEndings = fields.values
    case "requests": requests = fields.values
    case "takes_particles": takesParticles = try fields.flag()
    default: throw fields.unknown()
    }
  }

  private mutating func takeTerm(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    let term = Term(try fields.part())
    let standing: (isAccepted: Bool, isPlatform: Bool)
    switch try fields.part() {
    case "platform": standing = (true, true)
    case "accepted": standing = (true, false)
    case "seen": standing = (false, false)
    case "other_sense": standing = (false, true)
    default: throw fields.unknown()
    }
    terms[term, default: []] += fields.values.map {
      LocaleFacts.Wording($0, isAccepted: standing.isAccepted, isPlatform: standing.isPlatform)
    }
  }

  private mutating func takeAmbiguity(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    let wording = LocaleFacts.key(try fields.part())
    let term = Term(try fields.part())
    // Spellings that differ only in case are one wording here.
    ambiguous[wording, default: [:]][term, default: 0] += try fields.count()
  }

  private mutating func takePronouns(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    var found = pronouns ?? LocaleFacts.Pronouns()
    switch try fields.part() {
    case "match": found.match = try fields.named()
    case "applies": found.applies = try fields.named()
    case "second": found.second = fields.values
    case "first": found.first = fields.values
    case "ambiguous_second": found.ambiguousSecond = fields.values
    case "ambiguous_first": found.ambiguousFirst = fields.values
    case "case_sensitive": found.caseSensitive = Set(fields.values)
    case "except": found.exceptions = fields.values
    case "renderings": found.renderings = fields.values
    default: throw fields.unknown()
    }
    pronouns = found
  }

  private mutating func takeVerbs(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    var verbs = touchVerbs ?? LocaleFacts.TouchVerbs()
    switch try fields.part() {
    case "strings":
      switch try fields.part() {
      case "tap": verbs.strings.tap = try fields.count()
      case "click": verbs.strings.click = try fields.count()
      case "press": verbs.strings.press = try fields.count()
      default: throw fields.unknown()
      }
    case "tap": verbs.tap.append(try stem(&fields))
    case "click": verbs.click.append(try stem(&fields))
    case "press": verbs.press.append(try stem(&fields))
    case "choose": verbs.choose = fields.values
    case "come_last": verbs.comeLast = try fields.flag()
    case "endings": verbs.endings = fields.values
    case "click_endings": verbs.clickEndings = fields.values
    case "before_title": verbs.beforeTitle = Set(fields.values)
    case "short": verbs.short[try fields.part()] = fields.values
    case "behind_title": verbs.behindTitle = fields.values
    case "click_distinct_from_tap": verbs.clickDistinctFromTap = fields.values
    case "click_stays_with": verbs.clickStaysWith = fields.values
    default: throw fields.unknown()
    }
    touchVerbs = verbs
  }

  private func stem(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) -> LocaleFacts.TouchVerbs.Stem {
    let text = try fields.part()
    let counts = try fields.counts()
    switch counts.count {
    case 0: return .init(text: text)
    case 4: return .init(text: text, tap: counts[0], click: counts[1], press: counts[2], other: counts[3])
    default: throw .init(message: "verbs: \(text): needs four counts or none, has \(counts.count)")
    }
  }

  private mutating func takeTitleStyle(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    let preference: LocaleFacts.TitleStyle.Preference
    switch try fields.part() {
    case "common":
      titleStyle = titleStyle ?? LocaleFacts.TitleStyle()
      titleStyle?.common = Set(fields.values)
      return
    case "always_lower": preference = .alwaysLower
    case "usually_lower": preference = .usuallyLower
    case "either": preference = .either
    case "usually_upper": preference = .usuallyUpper
    case "always_upper": preference = .alwaysUpper
    default: throw fields.unknown()
    }
    var style = titleStyle ?? LocaleFacts.TitleStyle()
    for word in fields.values { style.words[word] = preference }
    titleStyle = style
  }

  private mutating func takeSpelling(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    switch try fields.part() {
    case "words": spelledWords = fields.values
    case "frequent": frequentWords = fields.values
    case "except": spellingExceptions = fields.values
    case "of": spellingFile = try fields.value()
    case "nouns": capitalizedNouns = fields.values
    default: throw fields.unknown()
    }
  }

  private mutating func takeDestructiveTitles(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    switch try fields.part() {
    case "verb_position": destructiveTitles.verbPosition = try fields.named()
    case "lead_ins": destructiveTitles.leadIns = Set(fields.values.map(LocaleFacts.key))
    case "joiners": destructiveTitles.joiners = Set(fields.values.map(LocaleFacts.key))
    case "endings": destructiveTitles.endings = fields.values.map(LocaleFacts.key)
    case "negations": destructiveTitles.negations = Set(fields.values.map(LocaleFacts.key))
    case "harmless": destructiveTitles.harmless = fields.values.map(LocaleFacts.key)
    case "constructive": destructiveTitles.constructive = Set(fields.values.map(LocaleFacts.key))
    case "resets": destructiveTitles.resets = Set(fields.values.map(LocaleFacts.key))
    case "alternatives": destructiveTitles.alternatives = fields.values.map(LocaleFacts.key)
    case "announced": destructiveTitles.announced = fields.values.map(LocaleFacts.key)
    case "announced_unless": destructiveTitles.announcedUnless = Set(fields.values.map(LocaleFacts.key))
    case "neutral": destructiveTitles.neutral = Set(fields.values.map(LocaleFacts.key))
    case "losses": destructiveTitles.losses = fields.values.map(LocaleFacts.key)
    default: throw fields.unknown()
    }
  }

  private mutating func takeQuestionOpenings(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    var openings = questionOpenings ?? LocaleFacts.QuestionOpenings()
    switch try fields.part() {
    case "verbs": openings.verbs = Set(fields.values)
    case "verbs_before_pronouns": openings.verbsBeforePronouns = Set(fields.values)
    case "pronouns": openings.pronouns = Set(fields.values)
    case "articles": openings.articles = Set(fields.values)
    case "words": openings.words = Set(fields.values)
    case "phrases": openings.phrases = fields.values
    case "particles": openings.particles = fields.values
    default: throw fields.unknown()
    }
    questionOpenings = openings
  }

  private mutating func takeFromWords(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    var words = fromWords ?? LocaleFacts.FromWords()
    switch try fields.part() {
    case "before": words.before = fields.values
    case "behind": words.behind = fields.values
    default: throw fields.unknown()
    }
    fromWords = words
  }

  private mutating func takeCountedWords(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    var words = countedWords ?? LocaleFacts.CountedWords()
    switch try fields.part() {
    case "endings": words.endings = fields.values
    case "others": words.others = fields.values
    case "limits": words.limits = fields.values
    default: throw fields.unknown()
    }
    countedWords = words
  }

  private mutating func takeStatements(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    var statements = statements ?? LocaleFacts.Statements()
    switch try fields.part() {
    case "subjects": statements.subjects = fields.values
    case "verbs": statements.verbs = fields.values
    case "clauses": statements.clauses = fields.values
    case "endings": statements.endings = fields.values
    case "finite": statements.finite = fields.values
    case "relatives": statements.relatives = fields.values
    default: throw fields.unknown()
    }
    self.statements = statements
  }

  private mutating func takeConfirming(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    var confirming = confirming ?? ConfirmingForms()
    switch try fields.part() {
    case "openings": confirming.openings = fields.values
    case "particles": confirming.particles = fields.values
    case "endings": confirming.endings = fields.values
    default: throw fields.unknown()
    }
    self.confirming = confirming
  }

  private mutating func takeTitlePunctuation(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    var shares = titlePunctuation ?? LocaleFacts.TitlePunctuation(unmarked: 0, fullStop: 0, question: 0)
    switch try fields.part() {
    case "unmarked": shares.unmarked = try fields.number()
    case "full_stop": shares.fullStop = try fields.number()
    case "question": shares.question = try fields.number()
    default: throw fields.unknown()
    }
    titlePunctuation = shares
  }

  private mutating func takeExpansion(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    let band = try fields.part()
    let ends = band.split(separator: "-").map { Int($0) }
    let factor = try fields.number()
    switch (ends.count, ends.first, ends.last) {
    case (2, let lower??, let upper??) where lower <= upper: expansion.append(.init(lengths: lower...upper, factor: factor))
    case (1, _, _) where band.hasSuffix("+"):
      guard let lower = Int(band.dropLast()) else { throw fields.unknown() }
      expansion.append(.init(lengths: lower...Int.max, factor: factor))
    default: throw fields.unknown()
    }
  }
}
