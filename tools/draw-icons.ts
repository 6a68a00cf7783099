import path from "node:path";
import sharp from "sharp";

/** `node tools/draw-icons.ts`: the app icons of web/public, drawn from icon.svg. Run it when that changes. */
const FOLDER = path.resolve(import.meta.dirname, "../web/public");
const ICONS = [
  ["apple-touch-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
] as const;

for (const [name, pixels] of ICONS) {
  const { size } = await sharp(path.join(FOLDER, "icon.svg"))
    .resize(pixels)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(FOLDER, name));
  console.log(`${name} ${pixels} px, ${size} bytes`);
}
