import SwiftUI

struct EditorView: View {
  @State private var isDiscarding = false
  @State private var problem: UploadProblem?
  @State private var photo: Photo

  var body: some View {
    PhotoCanvas(photo: $photo)
      .toolbar {
        Button("edits.discard.button") { isDiscarding = true }
        Button("Done") { upload() }
      }
      .alert("edits.discard.title", isPresented: $isDiscarding) {
        Button("edits.discard.button") { photo.revert() }
        Button("common.cancel") {}
      } message: {
        Text("edits.discard.message")
      }
      .alert(item: $problem) { problem in
        Alert(title: Text(problem.title), message: Text(problem.message), dismissButton: .default(Text("common.ok")))
      }
  }

  private func upload() {
    do { try photo.upload() } catch { problem = UploadProblem(error, photo: photo) }
  }
}
