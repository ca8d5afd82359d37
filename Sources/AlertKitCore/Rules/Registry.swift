extension Rule {
  /// Every rule, family by family.
  public static let all: [Rule] = structure + wording + acrossLocales + geometry + notifications + files

  /// Roles, order and number of buttons.
  static let structure: [Rule] = [
    missingTitle,
    noButtons,
    severalCancels,
    tooManyButtons,
    singleButton,
    misplacedCancel,
    unmarkedCancel,
    cancelLabel,
    loneCancel,
    noCancelPath,
    permissionSettings,
    unmarkedDestructive,
    needlessDestructive,
    destructiveWithoutCancel,
    destructivePreferred,
    destructiveNotFirst,
    duplicateButton,
    okToQuestion,
  ]

  /// Titles, messages and buttons as texts.
  static let wording: [Rule] = [
    singleWordTitle,
    genericTitle,
    titleCase,
    titlePunctuation,
    titleSentences,
    messagePunctuation,
    messageCase,
    redundantMessage,
    misspelledWord,
    mixedAddress,
    straySpace,
    quotationMarks,
    standInText,
    personalPronoun,
    accusatoryTone,
    explainsButtons,
    notTap,
    longButtonTitle,
    buttonCase,
    buttonPunctuation,
    buttonWithoutLetters,
    yesNoButton,
    genericButton,
    okSpelling,
  ]

  /// What differs from one locale to another.
  static let acrossLocales: [Rule] = [
    missingTranslation,
    untranslatedAlert,
    untranslatedLocale,
    staleTranslation,
    mixedLanguage,
    placeholderMismatch,
    brokenPlaceholder,
    numberMismatch,
    mistranslatedButton,
    missingPluralForm,
    ambiguousTable,
    hardCodedText,
  ]

  /// Where the texts land on a screen.
  static let geometry: [Rule] = [
    titleWraps,
    longMessage,
    scrolls,
    buttonsStack,
    buttonTruncates,
  ]

  /// Notifications, their categories, and the alerts that ask for them.
  static let notifications: [Rule] = [
    notificationTruncated,
    notificationPunctuation,
    notificationCase,
    notificationInstructs,
    notificationSensitive,
    notificationRepeated,
    notificationWithoutThread,
    notificationMissingPlaceholder,
    notificationPlaceholder,
    notificationAppName,
    notificationSoundOnly,
    notificationBadgeOnly,
    notificationUncountedBadge,
    notificationTooManyActions,
    notificationDuplicateAction,
    notificationTextInput,
    notificationUnmarkedDestructive,
    notificationDestructiveAction,
    notificationMarketing,
    notificationPermission,
    notificationPermissionUnexplained,
    notificationSettings,
    notificationSummary,
    notificationUnknownCategory,
    notificationPayloadSize,
    notificationUnknownKey,
    notificationCut,
    notificationNeverShown,
  ]

  /// Files as such.
  static let files: [Rule] = [
    syntaxError,
    duplicateKey,
    overMaxWidth,
    unusedSuppression,
  ]

  /// Every rule, and after them those that a configuration makes: its custom rules and its glossary.
  public static func all(with configuration: Configuration) -> [Rule] {
    all + configuration.customRules.map(Rule.init)
      + (configuration.glossary.isEmpty ? [] : [glossaryTerm(of: configuration.glossary)])
  }

  /// The rule of an id; nil where there is none.
  public static func named(_ id: RuleID) -> Rule? { byID[id] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
