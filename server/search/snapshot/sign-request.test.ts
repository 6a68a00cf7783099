import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { EMPTY_HASH, signedHeaders } from "./sign-request.ts";

// The examples of docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html.
const KEY = {
  id: "AKIAIOSFODNN7EXAMPLE",
  secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const BUCKET = "https://examplebucket.s3.amazonaws.com";
const at = new Date("2013-05-24T00:00:00Z");

test("signs reading a part of an object as Amazon's example does", () => {
  const url = new URL("/test.txt", BUCKET);
  const headers = { range: "bytes=0-9" };
  expect(signedHeaders({ method: "GET", url, bodyHash: EMPTY_HASH, headers, at }, KEY)).toEqual({
    host: "examplebucket.s3.amazonaws.com",
    range: "bytes=0-9",
    "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "x-amz-date": "20130524T000000Z",
    authorization:
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  });
});

test("signs writing an object with a path to encode as Amazon's example does", () => {
  const bodyHash = createHash("sha256").update("Welcome to Amazon S3.").digest("hex");
  const headers = { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" };
  const url = new URL("/test$file.text", BUCKET);
  const { authorization } = signedHeaders({ method: "PUT", url, bodyHash, headers, at }, KEY);
  expect(authorization).toMatch(/Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd$/);
});

test("signs nothing without a key", () => {
  const url = new URL("/test.txt", BUCKET);
  expect(signedHeaders({ method: "GET", url, bodyHash: EMPTY_HASH, at }, undefined)).not.toHaveProperty(
    "authorization",
  );
});
