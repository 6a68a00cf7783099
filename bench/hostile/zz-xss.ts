import { xssPart } from "./xss-part.ts";
const [r] = await xssPart.run();
console.log(JSON.stringify({ ...r, failures: r!.failures.slice(0, 30), n: r!.failures.length }, null, 1));
