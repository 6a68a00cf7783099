import { xssSuite } from "../../hostile/xss-suite.ts";
import type { FaultTest, Finding } from "../fault-test.ts";
import { ABSENT } from "./absent.ts";

/** How many payloads must execute in the control, or the browser sees too little. */
const LEAST_FIRED = 1000;

export const markup: FaultTest = {
  id: "T1",
  bar: "markup in every text field of an opening, as the site draws it: executed in Chromium 0",
  async run(out): Promise<Finding> {
    const [result] = await xssSuite.run();
    if (!result) return ABSENT;
    for (const failure of result.failures.slice(0, 20)) out(failure);
    const { control, figures } = result;
    return {
      figure: `${result.tried} payloads, ${figures["drawn"]} jobs drawn: executed ${figures["executed"]}, other failures ${result.failures.length - figures["executed"]!}`,
      control: `the same texts put together as markup: ${control?.harmed} executed`,
      isHeld: result.failures.length === 0 && (control?.harmed ?? 0) >= LEAST_FIRED,
    };
  },
};
