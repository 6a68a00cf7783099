import { strFromU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { archiveEntries } from "./export-archive.ts";

test("puts bytes into files of their own, with names that can't leave the folder", () => {
  const archive = unzipSync(
    zipSync(
      archiveEntries({
        application_file: [{ id: "1", file_name: "../../cv. Ana.pdf", content: new Uint8Array([37, 80, 68, 70]) }],
        session: [],
      }),
    ),
  );
  const file = "files/application_file-1-.._.._cv. Ana.pdf";
  expect(Object.keys(archive).toSorted()).toEqual(["README.txt", "application_file.json", file].toSorted());
  expect(strFromU8(archive[file]!)).toBe("%PDF");
  expect(JSON.parse(strFromU8(archive["application_file.json"]!))).toEqual([
    { id: "1", file_name: "../../cv. Ana.pdf", content: file },
  ]);
});
