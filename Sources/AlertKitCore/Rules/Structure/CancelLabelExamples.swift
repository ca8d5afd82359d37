extension CancelLabel {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: "Scanner Not Ready", buttons: [.init(["en": "Try Again"], .cancel)]),
      findings: [.init(.button(1), in: ["en"], severity: .warning)], note: "Alone, and not there to leave."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Cancel the upload?", "de": "Upload abbrechen?", "fr": "Abandonner l’envoi ?"],
        buttons: [
          .init(["en": "Continue", "de": "Fortfahren", "fr": "Continuer"]),
          .init(["en": "Cancel", "de": "Abbrechen", "fr": "Abandonner"], .destructive),
        ]),
      findings: [.init(.button(2), in: ["en", "de"], severity: .warning)], note: "The bare word, though it is the deed."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Leave the Setup?", "ko": "설정을 나가겠습니까?", "de": "Einrichtung verlassen?", "ja": "設定を終了しますか?"],
        buttons: [
          .init(["en": "Cancel", "ko": "취소", "de": "Abbrechen", "ja": "キャンセル"], .destructive),
          .init(["en": "Not Now", "ko": "지금 안 함", "de": "Später", "ja": "今はしない"], .cancel),
        ]),
      findings: [
        .init(.button(1), in: ["en", "ko", "de", "ja"], severity: .warning),
        .init(.button(2), in: ["en", "ko", "de", "ja"], severity: .note),
      ], note: "Which of the two cancels?"),
    RuleExample(
      ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.no, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.button(1), in: ["en", "ko", "zh-Hans", "ja", "de", "fr", "ar", "th"], severity: .warning)]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(["en": "Not Now", "ko": "지금 안 함", "ja": "今はしない", "zh-Hans": "以后", "de": "Später"], .cancel),
          .init(.delete, .destructive),
        ]),
      findings: [.init(.button(1), in: ["en", "ko", "ja", "zh-Hans", "de"], severity: .note)],
      note: "In German and Chinese, Not Now and Later are one word."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [.init(["en": "Keep the Photo", "ko": "사진 간직하기"], .cancel), .init(.delete, .destructive)]),
      findings: [.init(.button(1), in: ["en", "ko"], severity: .note)],
      note: "What does not say Cancel in the source does not in a translation."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Leave the Game?", "de": "Spiel verlassen?", "ko": "게임을 나갈까요?"],
        buttons: [.init(["en": "Stay", "de": "Bleiben", "ko": "머무르기"], .cancel), .init(.delete, .destructive)]),
      findings: [.init(.button(1), in: ["en", "de", "ko"], severity: .note)], note: "A plain way back."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Sync by Itself?", "zh-Hans": "自动同步？", "de": "Automatisch abgleichen?"],
        buttons: [
          .init(["en": "Don’t Auto Sync", "zh-Hans": "不同步", "de": "Nicht abgleichen"], .cancel),
          .init(["en": "Auto Sync", "zh-Hans": "同步", "de": "Abgleichen"]),
        ]),
      findings: [.init(.button(1), in: ["en", "zh-Hans", "de"], severity: .note)], note: "It plainly declines."),
    RuleExample(
      ExampleSurface(
        source: "zh-Hans", title: ["zh-Hans": "无法访问相册"],
        buttons: [.init(["zh-Hans": "知道了"], .cancel), .init(["zh-Hans": "打开设置"])]),
      findings: [.init(.button(1), in: ["zh-Hans"], severity: .note)]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [.init(["en": "Cancel", "ko": "확인", "fr": "Annuler", "th": "ตกลง"], .cancel), .init(.delete, .destructive)]),
      findings: [.init(.button(1), in: ["ko", "th"], severity: .warning)], note: "OK beside another button is no Cancel."),
    RuleExample(
      ExampleSurface(
        source: "fr", title: .photoDeleted,
        buttons: [.init(["fr": "Fermer", "en": "Close", "ko": "닫기", "ar": "إغلاق"], .cancel)]),
      findings: [.init(.button(1), in: ["fr", "en", "ko", "ar"], severity: .note)]),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Cancel order?", "ko": "주문을 취소하시겠습니까?", "de": "Bestellung abbrechen?", "es": "¿Cancelar el pedido?",
          "fr": "Renoncer à la commande ?",
        ],
        buttons: [
          .init(.cancel, .cancel),
          .init(["en": "Confirm", "ko": "확인", "de": "Bestätigen", "es": "Confirmar", "fr": "Confirmer"]),
        ]),
      findings: [.init(.button(1), in: ["en", "ko", "de"], severity: .warning)], note: "Nobody knows what Cancel does."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Cancel order?", "zh-Hans": "取消订单？"],
        buttons: [
          .init(["en": "OK", "zh-Hans": "好"], .cancel), .init(["en": "More", "zh-Hans": "更多"]),
        ]),
      findings: [.init(.button(1), in: ["en", "zh-Hans"], severity: .warning)], note: "OK may agree to it."),
    RuleExample(
      ExampleSurface(
        source: "zh-Hans", title: ["zh-Hans": "取消上传？", "en": "Cancel the upload?"],
        buttons: [
          .init(["zh-Hans": "取消", "en": "Cancel"], .destructive), .init(["zh-Hans": "继续", "en": "Continue"]),
        ]),
      findings: [.init(.button(1), in: ["zh-Hans", "en"], severity: .warning)]),
    RuleExample(
      ExampleSurface(
        title: ["en": "Order 12", "zh-Hans": "订单 12", "de": "Bestellung 12"],
        buttons: [
          .init(["en": "Don’t Cancel", "zh-Hans": "不取消", "de": "Nicht abbrechen"], .cancel),
          .init(["en": "Cancel", "zh-Hans": "取消", "de": "Abbrechen"], .destructive),
        ]),
      findings: [.init(.button(2), in: ["en", "zh-Hans", "de"], severity: .warning)],
      note: "What is not cancelled there is what the other button cancels."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Cancel Operation?", "de": "Vorgang abbrechen?", "zh-Hans": "取消操作？", "ja": "操作をキャンセルしますか？"],
        buttons: [
          .init(["en": "Cancel Operation", "de": "Vorgang abbrechen", "zh-Hans": "取消操作", "ja": "操作をキャンセル"], .destructive),
          .init(["en": "Continue", "de": "Fortfahren", "zh-Hans": "继续", "ja": "続ける"], .cancel),
        ]),
      note: "Beside the deed’s own name it is plain what continues."),
    RuleExample(
      ExampleSurface(
        source: "nl",
        title: [
          "nl": "Afspraak afzeggen?", "de": "Termin absagen?", "fr": "Résilier l’abonnement ?", "es": "¿Anular la cita?",
          "it": "Disdire l’appuntamento?", "zh-Hans": "退订此服务？", "ja": "契約を解約しますか？", "ko": "구독을 해지할까요?",
        ],
        buttons: [
          .init(
            [
              "nl": "Toch niet", "de": "Doch nicht", "fr": "Finalement non", "es": "Mejor no", "it": "Meglio di no",
              "zh-Hans": "算了",
              "ja": "やめておく", "ko": "그냥 두기",
            ], .cancel),
          .init(
            [
              "nl": "Afzeggen", "de": "Absagen", "fr": "Résilier", "es": "Anular", "it": "Disdici", "zh-Hans": "退订",
              "ja": "解約する",
              "ko": "해지",
            ], .destructive),
        ]),
      note: "Other words for cancelling, below which Cancel is no better."),
    RuleExample(ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
    RuleExample(
      ExampleSurface(title: .photoDeleted, buttons: [.init(.ok, .cancel)]), note: "An OK that stands alone may have the role."),
    RuleExample(
      ExampleSurface(.actionSheet, title: .photoDeleted, buttons: [.init(["en": "Done", "de": "Fertig"], .cancel)]),
      note: "Alone in a sheet, Done ends what is chosen there."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        buttons: [.init(["en": "OK", "ar": "حسنًا", "zh-Hans": "知道了", "ru": "Понятно", "es": "Aceptar"], .cancel)]),
      note: "Other words by which one alone accepts."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        buttons: [
          .init(["en": "OK", "de": "OK", "ko": "확인"], .cancel),
          .init(["en": "Learn More", "de": "Weitere Infos", "ko": "더 알아보기"]),
        ]),
      note: "Nothing is asked."),
    RuleExample(
      ExampleSurface(
        source: "fr", title: .photoDeleted, buttons: [.init(["fr": "OK", "ro": "OK"], .cancel)]),
      note: "French and Romanian say OK for Done as well."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(["en": "Cancel", "hi": "अभी नहीं", "ro": "Renunță", "zh-Hant": "取消", "vi": "Hủy bỏ", "da": "Afbryd"], .cancel),
          .init(.delete, .destructive),
        ]),
      note: "A wording that stands for Cancel among other labels, or for another way out, will do."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion, buttons: [.init(["en": "Cancel", "de": "Cancel"], .cancel), .init(.delete)]),
      note: "Untranslated, not badly worded."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Hear When It Leaves", "ko": "출발 소식 받기", "de": "Abfahrten erfahren"],
        buttons: [
          .init(["en": "Not Now", "ko": "나중에", "de": "Später"], .cancel), .init(.ok, effect: .requestsNotificationPermission),
        ], purpose: .notificationPermission),
      note: "Who puts notifications off can still be asked."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Can’t Cancel", "de": "Abbrechen nicht möglich"],
        message: [
          "en": "The order can no longer be cancelled. Contact the shop?",
          "de": "Die Bestellung ist unterwegs. Den Laden anschreiben?",
        ],
        buttons: [.init(.cancel, .cancel), .init(["en": "Contact", "de": "Anschreiben"])])),
    RuleExample(
      ExampleSurface(
        title: ["en": "Cancel Subscription?", "zh-Hans": "要取消订阅吗？"],
        buttons: [
          .init(["en": "Keep Subscription", "zh-Hans": "保留订阅"], .cancel),
          .init(["en": "End Subscription", "zh-Hans": "取消订阅"], .destructive),
        ]),
      note: "Below such a question the way out says what goes on."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Cancel the download?", "de": "Download abbrechen?"],
        buttons: [.init(.no, .cancel), .init(.yes, .destructive)]),
      note: "Cancel would be no better; another rule asks for the deed."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Session of Friday", "es": "Sesión del viernes"],
        buttons: [.init(["en": "Yes, Cancel", "es": "Sí, cancelar"], .destructive), .init(.no, .cancel)]),
      note: "Nor where a button agrees to cancel something."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Order 12", "zh-Hans": "订单 12", "de": "Bestellung 12"],
        buttons: [
          .init(["en": "Don’t Cancel", "zh-Hans": "不取消", "de": "Nicht abbrechen"], .cancel),
          .init(["en": "Cancel", "zh-Hans": "取消", "de": "Abbrechen"]),
        ]),
      note: "Two buttons would say Cancel."),
  ]
}
