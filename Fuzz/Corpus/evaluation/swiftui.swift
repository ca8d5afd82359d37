struct V: View {
  @State var isShown = false
  var body: some View {
    Text("a").alert("Delete \(name)?", isPresented: $isShown) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text(
        """
        Gone
        """)
    }.confirmationDialog(title, isPresented: $x, titleVisibility: .visible) { ForEach(all) { Button($0.name) {} } }
  }
}
