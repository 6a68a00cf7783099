import { expect, it } from "vitest";
import { wilsonInterval } from "./share.ts";

it("stays between nothing and everything, holds the share, and narrows with more cases", () => {
  for (let of = 1; of <= 60; of += 1) {
    for (let part = 0; part <= of; part += 1) {
      const { share, low, high } = wilsonInterval(part, of);
      expect(low >= 0 && low <= share + 1e-12 && share <= high + 1e-12 && high <= 1, `${part} of ${of}`).toBe(true);
      const wider = wilsonInterval(part * 2, of * 2);
      expect(wider.high - wider.low).toBeLessThan(high - low);
    }
  }
});
