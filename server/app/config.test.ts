import path from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig, requireForProduction } from "./config.ts";

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe("settings", () => {
  test("default to a product that only this machine can reach", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: path.resolve("data"),
      baseUrl: "http://localhost:3000",
      sample: true,
      boards: "starter",
      role: "all",
      logLevel: "info",
      production: false,
    });
  });

  test("that are empty count as unset", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000 });
    expect(readConfig({ DATABASE_URL: "" })).not.toHaveProperty("databaseUrl");
  });

  test.each([
    ["PORT", "80a"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["WORKER_PORT", "0"],
    ["WORKER_PORT", "99999"],
    ["HOST", "not a host"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_READ_URL", "mysql://localhost/x"],
    ["DATABASE_DIRECT_URL", "localhost"],
    ["BASE_URL", "example.org"],
    ["BASE_URL", "https://example.org/path"],
    ["FEED_REPLAY", "http://192.168.0.1:4000"],
    ["FEED_REPLAY", "http://127.0.0.1.example.org"],
    ["SAMPLE", "yes"],
    ["BOARDS", "some"],
    ["ROLE", "both"],
    ["LOG_LEVEL", "loud"],
    ["NODE_ENV", "prod"],
    ["COMING_SOON", "referrals,nonsense"],
    ["SNAPSHOT_URL", "bucket/afield"],
    ["SNAPSHOT_URL", "ftp://s3.example.org/bucket"],
    ["SNAPSHOT_URL", "https://me:secret@s3.example.org/bucket"],
    ["SNAPSHOT_URL", "https://s3.example.org/bucket?X-Amz-Signature=1"],
    ["SNAPSHOT_REGION", "Frankfurt am Main"],
    ["SNAPSHOT_KEY_SECRET", "short"],
    ["SMTP_URL", "mail.example.org"],
    ["MAIL_FROM", "nobody"],
    ["AUTH_SECRET", "short"],
    ["INDEXNOW_KEY", "seven77"],
    ["GOOGLE_INDEXING_KEY", '{"client_email":"a@example.org"}'],
    ["GOOGLE_INDEXING_PER_DAY", "0"],
  ])("are rejected by name: %s=%s", (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} must be `));
  });

  test("are all rejected at once, one line each", () => {
    expect(problemsOf({ PORT: "x", ROLE: "y", SAMPLE: "z" })).toHaveLength(3);
  });

  test.each(["DATABASE_READ_URL", "DATABASE_DIRECT_URL"])("that only go with DATABASE_URL are rejected: %s", (name) => {
    const url = "postgres://u:hunter2@h/d";
    const [problem, ...others] = problemsOf({ [name]: url });
    expect([others, problem]).toEqual([[], expect.stringMatching(new RegExp(`^${name} needs DATABASE_URL`))]);
    expect(readConfig({ [name]: url, DATABASE_URL: url })).toMatchObject({ databaseUrl: url });
  });

  test("with secrets are not repeated in the message", () => {
    expect(problemsOf({ AUTH_SECRET: "hunter2" }).join()).not.toContain("hunter2");
    expect(problemsOf({ DATABASE_URL: "mysql://u:hunter2@h/d" }).join()).not.toContain("hunter2");
  });

  test.each(["DATABSE_URL", "DATABASEURL", "DATABASE_URLS", "DATA_DRI", "FEED_REPLY"])(
    "with a misspelt name are rejected: %s",
    (name) => {
      expect(problemsOf({ [name]: "x" })).toEqual([expect.stringMatching(/is not a setting: did you mean /)]);
    },
  );

  test("of other programs are ignored", () => {
    expect(problemsOf({ HOSTNAME: "box", HOME: "/root", LOGLEVEL: "x", PORTS: "1", PATH: "/bin" })).toEqual([]);
  });

  test("allow neither sample jobs nor replay in production", () => {
    expect(readConfig({ NODE_ENV: "production", SAMPLE: "on" })).toMatchObject({ sample: false, production: true });
    expect(problemsOf({ NODE_ENV: "production", FEED_REPLAY: "http://127.0.0.1:4000" })).toEqual([
      expect.stringContaining("FEED_REPLAY"),
    ]);
  });

  test("for production include who may name a client's address", () => {
    const start = (env: NodeJS.ProcessEnv) => () =>
      requireForProduction(
        readConfig({
          NODE_ENV: "production",
          SMTP_URL: "smtp://mail",
          AUTH_SECRET: "x".repeat(32),
          HOST: "0.0.0.0",
          ...env,
        }),
      );
    expect(start({})).toThrow(/^TRUST_PROXY must be set/);
    expect(start({ TRUST_PROXY: "none" })).not.toThrow();
    expect(start({ TRUST_PROXY: "127.0.0.1" })).not.toThrow();
    expect(start({ ROLE: "worker" })).not.toThrow();
    expect(readConfig({ TRUST_PROXY: "none" }).trustProxy).toEqual([]);
  });

  test.each([{ HOST: "0.0.0.0" }, { HOST: "::" }, { HOST: "192.168.0.1" }, { BASE_URL: "https://jobs.example.org" }])(
    "of a public site require production: %o",
    (env) => {
      expect(() => requireForProduction(readConfig(env))).toThrow(/unless NODE_ENV is production/);
    },
  );

  test("of a site for this machine don't", () => {
    for (const HOST of ["127.0.0.1", "localhost", "::1"])
      expect(() => requireForProduction(readConfig({ HOST }))).not.toThrow();
  });

  test("name a store of snapshots, by Amazon's address or any other, with both parts of a key or none", () => {
    const key = { SNAPSHOT_KEY_ID: "AKIAEXAMPLE", SNAPSHOT_KEY_SECRET: "hunter2hunter2" };
    expect(readConfig({})).not.toHaveProperty("snapshotStore");
    expect(readConfig({ SNAPSHOT_URL: "http://minio:9000/bucket" }).snapshotStore).toEqual({
      url: "http://minio:9000/bucket/",
      region: "us-east-1",
    });
    expect(
      readConfig({ SNAPSHOT_URL: "s3://bucket/afield/one/", SNAPSHOT_REGION: "eu-central-1", ...key }).snapshotStore,
    ).toEqual({
      url: "https://bucket.s3.eu-central-1.amazonaws.com/afield/one/",
      region: "eu-central-1",
      key: { id: "AKIAEXAMPLE", secret: "hunter2hunter2" },
    });
    expect(problemsOf({ SNAPSHOT_URL: "s3://bucket", SNAPSHOT_KEY_ID: "AKIAEXAMPLE" })).toHaveLength(1);
    expect(problemsOf(key)).toEqual(["SNAPSHOT_KEY_ID needs SNAPSHOT_URL"]);
    const urlWithPassword = "https://me:hunter2@s3.example.org/bucket";
    expect(problemsOf({ SNAPSHOT_URL: urlWithPassword }).join()).not.toContain("hunter2");
  });

  test("write the open dataset unless DATASET is off", () => {
    expect(readConfig({}).dataset).toBe(true);
    expect(readConfig({ DATASET: "off" }).dataset).toBe(false);
  });

  test("keep the full search for members unless OPEN_SEARCH is on", () => {
    expect(readConfig({}).openSearch).toBe(false);
    expect(readConfig({ OPEN_SEARCH: "on" }).openSearch).toBe(true);
    expect(() => readConfig({ OPEN_SEARCH: "yes" })).toThrow(/^OPEN_SEARCH must be on or off/);
  });

  test("disable every capability with COMING_SOON=all, otherwise those named", () => {
    expect(readConfig({ COMING_SOON: "all" }).comingSoon).toContain("referrals");
    expect(readConfig({ COMING_SOON: "alerts, referrals" }).comingSoon).toEqual(["alerts", "referrals"]);
  });
});
