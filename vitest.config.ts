import { defineConfig } from "vitest/config";

/** Tests that kill, cut off and attack the product and its database: they take minutes. */
const labs = [
  "bench/**/*.db.test.ts",
  "**/kill-*.db.test.ts",
  "server/postgres/embedded/embedded-postgres.db.test.ts",
  "server/postgres/half-open.db.test.ts",
  "server/search/restored-database.db.test.ts",
];
const outside = ["**/node_modules/**", "build/**", "data/**", ".react-router/**"];

export default defineConfig({
  test: {
    maxWorkers: 3,
    // Loading the product for each of hundreds of files took as long as the tests. Files share modules, so none may leave state behind.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A shared machine may be slow; no test asserts a time.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["**/*.test.{ts,tsx}"], exclude: [...outside, "**/*.db.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: [...outside, ...labs],
          globalSetup: ["test/database/database-server.ts"],
        },
      },
      {
        extends: true,
        test: { name: "labs", include: labs, exclude: outside, globalSetup: ["test/database/database-server.ts"] },
      },
    ],
  },
});
