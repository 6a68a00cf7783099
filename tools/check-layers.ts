import path from "node:path";
import { checkLayers } from "./layers.ts";

const { breaches, circles, modules, files } = await checkLayers(path.resolve(import.meta.dirname, ".."));
if (modules === 0 || modules < files) {
  process.stderr.write(`only ${modules} of ${files} files were read: the check proves nothing\n`);
  process.exitCode = 1;
} else if (breaches.length > 0) {
  process.stderr.write(
    `${breaches.length} imports against the flow of data (see tools/layers.ts):\n${breaches.join("\n")}\n`,
  );
  process.exitCode = 1;
} else if (circles.length > 0) {
  const lines = circles.map((circle) => circle.join(" ↔ "));
  process.stderr.write(
    `${circles.length} circles of imports (types count; move the shared type to a leaf file):\n${lines.join("\n")}\n`,
  );
  process.exitCode = 1;
} else {
  process.stdout.write(`${modules} files, no circle, every import follows the flow of data\n`);
}
