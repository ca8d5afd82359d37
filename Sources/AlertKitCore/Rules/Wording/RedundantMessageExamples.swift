extension RedundantMessage {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Error", "fr": "Erreur", "de": "Fehler", "ja": "エラー"],
        message: [
          "en": "Error. The photo is gone.", "fr": "Erreur. La photo a disparu.", "de": "Das Foto ist mit einem Fehler weg.",
          "ja": "写真がありません。",
        ]),
      findings: [.init(.message, in: ["en", "fr"])], note: "A word that is a sentence by itself."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "The photo was deleted", "ko": "사진을 삭제했습니다.", "zh-Hans": "照片已删除！", "ja": "写真を削除しました",
          "de": "Das Foto wurde gelöscht.",
          "fr": "La photo a été supprimée.", "ar": "تم حذف الصورة", "th": "ลบรูปภาพแล้ว",
        ]),
      findings: [.init(.message, in: ["en", "ko", "zh-Hans", "ja", "de", "fr", "ar", "th"])]),
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete “%@”?", "ko": "'%@' 삭제"],
        message: ["en": "Are you sure you want to delete “%@”?", "ko": "'%@' 삭제. 되돌릴 수 없습니다."],
        buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.message, in: ["en", "ko"])], note: "Asking whether somebody is sure adds nothing."),
    RuleExample(
      ExampleSurface(title: "Photo Not Saved", message: "Photo not saved. Your iPhone is full."),
      findings: [.init(.message, in: ["en"])]),
    RuleExample(
      ExampleSurface(title: "Error while saving photo", message: "Error while saving photo, please try again."),
      findings: [.init(.message, in: ["en"])]),
    RuleExample(
      ExampleSurface(
        title: ["en": "Confirm Logout", "de": "Foto löschen", "fr": "Suppression de la photo", "es": "Eliminación de la foto"],
        message: [
          "en": "Are you sure you want to log out?", "de": "Das Foto wurde gelöscht.", "fr": "La photo a été supprimée.",
          "es": "¿Eliminar la foto?",
        ]),
      findings: [.init(.message, in: ["en", "de", "fr", "es"])], note: "Another form of the same words."),
    RuleExample(ExampleSurface(title: "Error", message: "Error."), findings: [.init(.message, in: ["en"])]),
    RuleExample(
      ExampleSurface(title: "Error", message: "Sorry, there was an error."), findings: [.init(.message, in: ["en"])],
      note: "That there was one the title says."),
    RuleExample(
      ExampleSurface(
        source: "vi", title: ["vi": "Xoá Tài Khoản", "ar": "حذف الحساب", "tr": "Hesabı Sil"],
        message: [
          "vi": "Bạn có thực sự muốn xoá tài khoản?", "ar": "هل أنت متأكد من حذف الحساب؟", "tr": "Hesap silinemedi.",
        ],
        buttons: [
          .init(["vi": "Huỷ", "ar": "إلغاء", "tr": "Vazgeç"], .cancel),
          .init(["vi": "Xoá", "ar": "حذف", "tr": "Sil"], .destructive),
        ]),
      findings: [.init(.message, in: ["vi", "ar"])]),
    RuleExample(
      ExampleSurface(title: "The server failed. Please try again later.", message: "Please try again later."),
      findings: [.init(.message, in: ["en"])], note: "The title says it already."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Photo Sent", "pt-BR": "Foto enviada", "ru": "Фото отправлено", "it": "Foto inviata"],
        message: [
          "en": "The photo was successfully sent.", "pt-BR": "A foto foi enviada com sucesso.",
          "ru": "Фото успешно отправлено.",
          "it": "La foto è stata inviata con successo.",
        ]),
      findings: [.init(.message, in: ["en", "pt-BR", "ru", "it"])], note: "That it went well the title says."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete All Read", "de": "Alle gelesenen löschen"],
        message: [
          "en": "Are you sure you want to delete all read articles?",
          "de": "Bist du sicher, dass du alle gelesenen löschen willst?",
        ],
        buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.message, in: ["en"], severity: .note), .init(.message, in: ["de"])], note: "One word more, and a doubt."
    ),
    RuleExample(
      ExampleSurface(title: "Account Linked", message: "Your photo account has been linked."),
      findings: [.init(.message, in: ["en"], severity: .note)], note: "One word more, of what went well."),
    RuleExample(
      ExampleSurface(
        title: "Are you sure?", message: "Are you sure you want to do this?",
        buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.message, in: ["en"])], note: "The question is asked twice."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: ["en": "Are you sure?", "de": "Bist du sicher?", "ja": "本当によろしいですか？", "fr": "C’est définitif."],
        buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.message, in: ["en", "de", "ja"])], note: "The title asks already."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Error while saving a photo", "de": "Fehler beim Sichern des Fotos", "ja": "写真の保存エラー"],
        message: [
          "en": "Error while saving a photo, please try again.",
          "de": "Fehler beim Sichern des Fotos, bitte versuche es erneut.",
          "ja": "写真の保存エラー、もう一度お試しください。",
        ]),
      findings: [.init(.message, in: ["en", "de", "ja"])], note: "The first clause says it all."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete Photo", "ko": "사진 삭제", "ja": "写真を削除", "zh-Hans": "删除照片", "zh-Hant": "刪除照片？"],
        message: [
          "en": "It will be gone.", "ko": "정말 이 사진을 삭제하시겠습니까?", "ja": "これは元に戻せません。写真を削除しますか？",
          "zh-Hans": "确定要删除此照片吗？", "zh-Hant": "確定要刪除這張照片嗎？",
        ], buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.message, in: ["ko", "ja", "zh-Hans", "zh-Hant"])], note: "Endings ask, and add nothing."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Upload Failed", "zh-Hans": "识别失败", "de": "Anmeldung fehlgeschlagen", "ko": "업로드 실패"],
        message: [
          "en": "Upload failed: the server is full.", "zh-Hans": "识别失败：照片太暗。",
          "de": "Die Anmeldung ist fehlgeschlagen: falsches Passwort.",
          "ko": "업로드 실패: 서버가 가득 찼습니다.",
        ]),
      findings: [.init(.message, in: ["en", "zh-Hans", "de", "ko"])], note: "What stands before the colon is the title."),
    RuleExample(
      ExampleSurface(title: "Upload Error", message: "Error uploading document: the server is full."),
      findings: [.init(.message, in: ["en"], severity: .note)], note: "One word more than the title before the colon."),
    RuleExample(
      .order(
        title: ["en": "Order Shipped", "ko": "주문 발송", "de": "Die Bestellung ist unterwegs"],
        body: ["en": "Order shipped.", "ko": "주문 발송!", "de": "Sie kommt am Montag."]),
      findings: [.init(.body, in: ["en", "ko"])], note: "A notification’s body is read beside its title."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: "Photo Deletion", message: "The photo was not deleted."), note: "It was not."),
    RuleExample(
      ExampleSurface(title: "Log Out", message: "Are you sure you want to log in?"), note: "Another word."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "It is deleted from all albums.", "ko": "모든 앨범에서 삭제됩니다.", "zh-Hans": "照片将从所有相簿中删除。", "ja": "すべてのアルバムから削除されます。",
          "de": "Dieses Foto wird aus allen Alben gelöscht.", "th": "รูปภาพจะถูกลบออกจากทุกอัลบั้ม",
        ])),
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete Photo", "ko": "사진 삭제", "ja": "写真を削除", "zh-Hans": "删除照片"],
        message: ["en": "It will be gone.", "ko": "사진 3장을 삭제하시겠습니까?", "ja": "写真をすべて削除しますか？", "zh-Hans": "确定要删除所有照片吗？"]),
      note: "It asks of more than the title names."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Permission Needed", "de": "Album benötigt eine Erlaubnis"],
        message: ["en": "Album types for other apps.", "de": "Album benötigt eine Erlaubnis, um für andere Apps zu schreiben."]),
      note: "What follows the comma says what for."),
    RuleExample(ExampleSurface(title: "Unable to Connect", message: "Unable to connect to the server.")),
    RuleExample(ExampleSurface(title: "Bluetooth", message: "Bluetooth is off.")),
    RuleExample(
      ExampleSurface(
        title: ["en": "Upload Failed", "de": "Hochladen fehlgeschlagen", "zh-Hans": "上传失败"],
        message: [
          "en": "The server says: try again.", "de": "Der Server meldet: Er ist voll.", "zh-Hans": "原因：服务器已满。",
        ]), note: "What stands before the colon says something else."),
    RuleExample(ExampleSurface(title: "%@", message: "%@"), note: "What is shown is not known."),
    RuleExample(
      ExampleSurface(title: "Remove from: %@", message: "Remove: %@"), note: "Two values that the words tell apart."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete this photo?", "de": "Delete this photo?"],
        message: ["en": "It will be gone.", "de": "Delete this photo?"]),
      note: "The German texts are untranslated."),
    RuleExample(ExampleSurface(title: "Photo Deleted", message: "The deletion took a while.")),
    RuleExample(.order(title: "%@", body: "%@"), note: "What is shown is not known."),
  ]
}
