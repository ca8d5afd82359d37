#!/usr/bin/env python3
"""Writes an app of Swift files to time `alertcopy extract` on: copies of this package's sources, with files that show alerts between them.

usage: Benchmarks/make_sources.py FOLDER LINES

One file in thirty shows alerts, about as in the open-source apps that were measured: UIKit and SwiftUI, with literals, keys, accessors of a
generated `enum`, and texts that branch.
"""
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

UIKIT = """
import UIKit

final class Screen{n}ViewController: UIViewController {{
  private let name = "{n}"

  func confirmDeletion(of count: Int) {{
    let message = count > 1 ? L10n.Screen{n}.many : NSLocalizedString("screen{n}.one", comment: "")
    let alert = UIAlertController(title: L10n.Screen{n}.title, message: message, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: L10n.Common.delete, style: .destructive) {{ [weak self] _ in self?.remove(count) }})
    alert.addAction(UIAlertAction(title: L10n.Common.cancel, style: .cancel))
    present(alert, animated: true)
  }}

  private func remove(_ count: Int) {{
    print(name, count)
  }}
}}
"""

SWIFTUI = """
import SwiftUI

struct Screen{n}View: View {{
  @State private var isAsking = false

  var body: some View {{
    Text("Screen {n}")
      .alert("Rename Album {n}?", isPresented: $isAsking) {{
        Button("Rename") {{ isAsking = false }}
        Button("Cancel", role: .cancel) {{}}
      }} message: {{
        Text("screen{n}.rename")
      }}
  }}
}}
"""


def accessors(count):
    screens = "\n".join(
        f'  enum Screen{n} {{\n    static let title = L10n.tr("Localizable", "screen{n}.title")\n'
        f'    static let many = L10n.tr("Localizable", "screen{n}.many")\n  }}' for n in range(0, count, 2))
    return (f'enum L10n {{\n  enum Common {{\n    static let delete = L10n.tr("Localizable", "common.delete")\n'
            f'    static let cancel = L10n.tr("Localizable", "common.cancel")\n  }}\n{screens}\n'
            "  private static func tr(_ table: String, _ key: String) -> String { NSLocalizedString(key, tableName: table, comment: \"\") }\n}\n")


def main():
    folder, wanted = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    plain = [path.read_text() for path in sorted((ROOT / "Sources").rglob("*.swift")) if ".generated" not in path.name]
    written = files = shown = 0
    while written < wanted:
        if files % 30 == 0:
            text, shown = (SWIFTUI if shown % 2 else UIKIT).format(n=shown), shown + 1
        else:
            text = plain[files % len(plain)]
        place = folder / f"Module{files // 200}"
        place.mkdir(parents=True, exist_ok=True)
        (place / f"File{files}.swift").write_text(text)
        written += text.count("\n")
        files += 1
    (folder / "Strings.swift").write_text(accessors(shown))
    print(written, shown)


if __name__ == "__main__":
    main()
