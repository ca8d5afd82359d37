/// Texts that several examples share, each in languages that differ in script, word boundaries, case and direction.
extension ExampleSurface.Text {
  static let cancel: Self = [
    "en": "Cancel", "ko": "취소", "zh-Hans": "取消", "ja": "キャンセル", "de": "Abbrechen", "fr": "Annuler", "ar": "إلغاء",
    "th": "ยกเลิก",
  ]
  static let delete: Self = [
    "en": "Delete", "ko": "삭제", "zh-Hans": "删除", "ja": "削除", "de": "Löschen", "fr": "Supprimer", "ar": "حذف", "th": "ลบ",
  ]
  static let deletePhoto: Self = [
    "en": "Delete Photo", "ko": "사진 삭제", "zh-Hans": "删除照片", "ja": "写真を削除", "de": "Foto löschen",
    "fr": "Supprimer la photo", "ar": "حذف الصورة", "th": "ลบรูปภาพ",
  ]
  static let ok: Self = [
    "en": "OK", "ko": "확인", "zh-Hans": "好", "ja": "OK", "de": "OK", "fr": "OK", "ar": "موافق", "th": "ตกลง",
  ]
  static let share: Self = [
    "en": "Share", "ko": "공유", "zh-Hans": "共享", "ja": "共有", "de": "Teilen", "fr": "Partager", "ar": "مشاركة", "th": "แชร์",
  ]
  static let save: Self = [
    "en": "Save", "ko": "저장", "zh-Hans": "存储", "ja": "保存", "de": "Sichern", "fr": "Enregistrer", "ar": "حفظ", "th": "บันทึก",
  ]
  static let yes: Self = [
    "en": "Yes", "ko": "예", "zh-Hans": "是", "ja": "はい", "de": "Ja", "fr": "Oui", "ar": "نعم", "th": "ใช่",
  ]
  static let no: Self = [
    "en": "No", "ko": "아니요", "zh-Hans": "否", "ja": "いいえ", "de": "Nein", "fr": "Non", "ar": "لا", "th": "ไม่",
  ]
  static let deletePhotoQuestion: Self = [
    "en": "Delete this photo?", "ko": "이 사진을 삭제하겠습니까?", "zh-Hans": "要删除此照片吗？", "ja": "この写真を削除しますか?",
    "de": "Dieses Foto löschen?", "fr": "Supprimer cette photo ?", "ar": "هل تريد حذف هذه الصورة؟", "th": "ลบรูปภาพนี้หรือไม่",
  ]
  static let photoDeleted: Self = [
    "en": "The photo was deleted.", "ko": "사진을 삭제했습니다.", "zh-Hans": "照片已删除。", "ja": "写真を削除しました。",
    "de": "Das Foto wurde gelöscht.", "fr": "La photo a été supprimée.", "ar": "تم حذف الصورة.", "th": "ลบรูปภาพแล้ว",
  ]
}

extension RuleExample {
  /// The same example once for each source language: what is decided by the source text must be decided alike in all.
  static func inEachLanguage(
    _ kind: SurfaceKind = .alert, title: ExampleSurface.Text? = nil, message: ExampleSurface.Text? = nil,
    buttons: [ExampleSurface.Button], findings: [Expectation] = [], note: String? = nil
  ) -> [RuleExample] {
    ["en", "ko", "zh-Hans", "ja", "de", "ar"].map { language in
      RuleExample(
        ExampleSurface(kind, source: language, title: title, message: message, buttons: buttons), findings: findings,
        note: note)
    }
  }
}
