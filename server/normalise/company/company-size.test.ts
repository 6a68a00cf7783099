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
])("reads %j as the range %s, shown as %s", (text, value, strength) => {
  expect(readCompanySize(text)).toEqual({ value, strength });
});

test.each([undefined, "", "many", "0", "self-employed"])("reads nothing from %j", (text) => {
  expect(readCompanySize(text)).toEqual({ value: null, strength: null });
});
