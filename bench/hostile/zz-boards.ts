import { boardsPart } from "./boards-part.ts";
console.log(JSON.stringify(await boardsPart.run(), null, 1));
