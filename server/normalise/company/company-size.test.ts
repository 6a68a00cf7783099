import { expect, test } from "vitest";
import { readCompanySize } from "./company-size.ts";

test.each([
  ["51-200", "51,200", "51-200"],
  ["51,200", "51,200", "51-200"],
  ["1,001-5,000 employees", "1001,5000", "1001-5000"],
  ["1001 to 5000 employees", "1001,5000", "1001-5000"],
  ["50–249", "51,200", "50-249"],
  ["1 to 50 employees", "11,50", "1-50"],
  ["10,001+", "10001+", "10001+"],
  ["10k+", "10001+", "10000+"],
  ["over 10,000 employees", "10001+", "10000+"],
  ["850", "501,1000", "850"],
  ["7", "1,10", "7"],
])("%j lies in %s and is shown as %s", (given, value, strength) => {
  expect(readCompanySize(given)).toEqual({ value, strength });
});

test.each([undefined, "", "many", "0", "self-employed"])("%j says nothing", (given) => {
  expect(readCompanySize(given)).toEqual({ value: null, strength: null });
});
