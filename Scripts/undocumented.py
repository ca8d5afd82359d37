"""Lists the public symbols of a symbol graph that have no documentation, and fails where there are any.

What a protocol of another module asks for is documented there: `description`, `<`, initializers by literals.
"""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    graph = json.load(file)

bare = [symbol for symbol in graph["symbols"] if "docComment" not in symbol and "location" in symbol]
for symbol in bare:
    place = symbol["location"]
    path = place["uri"].removeprefix("file://")
    print(f"{path}:{place['position']['line'] + 1}: {'.'.join(symbol['pathComponents'])} has no documentation")
print(f"{len(graph['symbols'])} public symbols, {len(bare)} without documentation")
sys.exit(1 if bare else 0)
