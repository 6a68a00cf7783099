import { linksSuite } from "../../hostile/links-suite.ts";
import type { FaultTest, Finding } from "../fault-test.ts";
import { ABSENT } from "./absent.ts";

export const links: FaultTest = {
  id: "T2",
  bar: "apply links, websites, profiles and logos: unsafe ones that a page draws 0, legitimate ones dropped 0",
  async run(out): Promise<Finding> {
    const [result] = await linksSuite.run();
    if (!result) return ABSENT;
    for (const failure of result.failures) out(failure);
    const { figures, control } = result;
    const count = (word: string) => result.failures.filter((each) => each.startsWith(word)).length;
    return {
      figure: `${figures["unsafe"]} unsafe and ${figures["legitimate"]} legitimate links in each of ${figures["fields"]} fields: drawn ${count("drop")}, dropped ${count("keep")}`,
      control: `an unchecked link leads somewhere for ${control?.harmed} of ${control?.of} unsafe ones`,
      isHeld: result.failures.length === 0 && (control?.harmed ?? 0) > 0,
    };
  },
};
