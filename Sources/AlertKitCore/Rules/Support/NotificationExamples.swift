/// Texts that examples of notifications share, each in languages that differ in script, word boundaries, case and direction.
extension ExampleSurface.Text {
  static let orderUpdate: Self = [
    "en": "Order Update", "ko": "주문 업데이트", "zh-Hans": "订单更新", "ja": "注文の更新", "de": "Neues zur Bestellung",
    "fr": "Suivi de commande", "ar": "تحديث الطلب", "th": "อัปเดตคำสั่งซื้อ",
  ]
  static let orderLeft: Self = [
    "en": "The parcel has left the shop.", "ko": "상품이 매장에서 출발했습니다.", "zh-Hans": "包裹已从商店发出。",
    "ja": "荷物が店舗を出発しました。", "de": "Das Paket hat den Laden verlassen.", "fr": "Le colis a quitté le magasin.",
    "ar": "غادر الطرد المتجر.", "th": "พัสดุออกจากร้านแล้ว",
  ]
  static let track: Self = [
    "en": "Track", "ko": "추적", "zh-Hans": "追踪", "ja": "追跡", "de": "Verfolgen", "fr": "Suivre", "ar": "تتبع", "th": "ติดตาม",
  ]
  static let reply: Self = [
    "en": "Reply", "ko": "답장", "zh-Hans": "回复", "ja": "返信", "de": "Antworten", "fr": "Répondre", "ar": "رد", "th": "ตอบกลับ",
  ]
  static let send: Self = [
    "en": "Send", "ko": "보내기", "zh-Hans": "发送", "ja": "送信", "de": "Senden", "fr": "Envoyer", "ar": "إرسال", "th": "ส่ง",
  ]
  static let message: Self = [
    "en": "Message", "ko": "메시지", "zh-Hans": "信息", "ja": "メッセージ", "de": "Nachricht", "fr": "Message", "ar": "رسالة",
    "th": "ข้อความ",
  ]
  static let shipment: Self = [
    "en": "Shipment", "ko": "배송", "zh-Hans": "配送", "ja": "配送", "de": "Lieferung", "fr": "Livraison", "ar": "شحنة",
    "th": "การจัดส่ง",
  ]
}

extension ExampleSurface {
  /// A notification with the texts that examples share, unless others are given.
  static func order(
    _ content: NotificationContent = NotificationContent(), title: Text? = .orderUpdate, subtitle: Text? = nil,
    body: Text? = .orderLeft, source: String = "en"
  ) -> ExampleSurface {
    ExampleSurface(notification: content, source: source, title: title, subtitle: subtitle, body: body)
  }

  /// A category with an action and a placeholder, unless others are given.
  static func orders(
    _ actions: [Button] = [.action(.track)], placeholder: Text? = .shipment, summary: Text? = nil, source: String = "en"
  ) -> ExampleSurface {
    ExampleSurface(
      category: NotificationCategory(identifier: .name("ORDER", range: nil)), source: source, actions: actions,
      placeholder: placeholder, summary: summary)
  }
}

extension ExampleSurface.Button {
  /// An action of a category.
  static func action(
    _ title: ExampleSurface.Text, identifier: String? = nil, destructive: Bool = false,
    input: TextInput<ExampleSurface.Text>? = nil
  ) -> Self {
    let action = NotificationAction(identifier: identifier.map { .name($0, range: nil) }, input: input)
    return Self(title, destructive ? .destructive : .default, action: action)
  }
}

extension RuleExample {
  /// Files of an app in five languages: a spec and a table of its texts in each.
  ///
  /// - Parameters:
  ///   - spec: The content of `alerts.yaml`.
  ///   - texts: By key.
  ///   - others: Further files by path.
  static func app(
    spec: String, texts: KeyValuePairs<String, ExampleSurface.Text> = [:], others: [String: String] = [:],
    findings: [Expectation] = [], note: String? = nil
  ) -> RuleExample {
    var files = others
    if !spec.isEmpty { files["alerts.yaml"] = spec }
    for locale in ["en", "ko", "zh-Hans", "ja", "de"] {
      let entries = texts.compactMap { key, text in
        text.entry(in: locale, source: "en").map { "\"\(key)\" = \"\($0.text)\";\n" }
      }
      files["\(locale).lproj/Localizable.strings"] = entries.joined()
    }
    return RuleExample(files: files, findings: findings, note: note)
  }
}
