import path from "node:path";
import { z } from "zod";
import { CAPABILITIES, UNBUILT_CAPABILITIES } from "#contract/values/capabilities.ts";
import { type GoogleServiceAccount, googleServiceAccount } from "./settings/google-service-account.ts";
import { misspelt } from "./settings/misspelt.ts";
import {
  SNAPSHOT_SECRETS,
  SNAPSHOT_SETTINGS,
  snapshotProblems,
  type SnapshotStore,
  snapshotStoreOf,
} from "./settings/snapshot-store.ts";
import { THREAD_SETTINGS, usualThreads } from "./settings/web-threads.ts";

const onOff = z.enum(["on", "off"], { error: "must be on or off" }).transform((value) => value === "on");
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

function urlOf(protocols: string[], example: string) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a URL such as ${example}`,
  });
}

const origin = urlOf(["http:", "https:"], "https://jobs.example.org")
  .refine((text) => URL.canParse(text) && /^\/?$/.test(new URL(text).pathname + new URL(text).search), {
    error: "must be scheme, host and port only, such as https://jobs.example.org",
  })
  .transform((text) => new URL(text).origin);

const sourceKey = z.string().regex(/^[\w+/=.-]{4,200}$/, { error: "must be the key exactly as issued" });

/** Two looks of a balancer that looks every two seconds, and a bit. */
const PRODUCTION_STOP_DELAY_S = 5;

/** Every setting by its environment variable. An empty value counts as unset. */
const Settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: "must be a port number from 0 to 65535" })
    .transform(Number)
    .refine((port) => port <= 65535, { error: "must be a port number from 0 to 65535" })
    .default(3000),
  WORKER_PORT: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, { error: "must be a port number from 1 to 65535" })
    .transform(Number)
    .refine((port) => port <= 65535, { error: "must be a port number from 1 to 65535" })
    .optional(),
  ...THREAD_SETTINGS,
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: "must be an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0" })
    .default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: urlOf(["postgres:", "postgresql:"], "postgres://user:password@host:5432/afield").optional(),
  DATABASE_READ_URL: urlOf(["postgres:", "postgresql:"], "postgres://user:password@replica:5432/afield").optional(),
  DATABASE_DIRECT_URL: urlOf(["postgres:", "postgresql:"], "postgres://user:password@host:5432/afield").optional(),
  BASE_URL: origin.optional(),
  FEED_REPLAY: origin
    .refine((text) => URL.canParse(text) && LOOPBACK.has(new URL(text).hostname), {
      error: "must be a loopback address such as http://127.0.0.1:4000",
    })
    .optional(),
  SAMPLE: onOff.default(true),
  BOARDS: z.enum(["starter", "all", "none"], { error: "must be starter, all or none" }).default("starter"),
  ROLE: z.enum(["all", "web", "worker"], { error: "must be all, web or worker" }).default("all"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info"),
  NODE_ENV: z
    .enum(["production", "development", "test"], { error: "must be production, development or test" })
    .optional(),
  COMING_SOON: z
    .string()
    .transform((text) => (text === "all" ? [...CAPABILITIES] : text.split(",").map((part) => part.trim())))
    .pipe(
      z.array(z.enum(CAPABILITIES, { error: `must be all, or a comma-separated list of: ${CAPABILITIES.join(", ")}` })),
    )
    .default([...UNBUILT_CAPABILITIES]),
  OPEN_SEARCH: onOff.default(false),
  DATASET: onOff.default(true),
  STOP_DELAY_SECONDS: z
    .string()
    .regex(/^(1?\d|20)$/, { error: "must be a whole number from 0 to 20" })
    .transform(Number)
    .optional(),
  SMTP_URL: urlOf(["smtp:", "smtps:"], "smtps://user:password@mail.example.org").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>"]+@[^\s@<>"]+$/, { error: "must be an e-mail address such as no-reply@example.org" })
    .optional(),
  DKIM_KEY: z.string().includes("PRIVATE KEY", { error: "must be a private key in PEM form" }).optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w-]+$/, { error: "must be a DNS label" })
    .default("afield"),
  TRUST_PROXY: z
    .string()
    .transform((text) => (text === "none" ? [] : text.split(",").map((part) => part.trim())))
    .pipe(
      z.array(
        z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
          error: "must be none, or a comma-separated list of proxy addresses or networks, such as 127.0.0.1,10.0.0.0/8",
        }),
      ),
    )
    .optional(),
  AUTH_SECRET: z.string().min(32, { error: "must be at least 32 characters long" }).optional(),
  AUTH_SECRET_OLD: z.string().min(32, { error: "must be at least 32 characters long" }).optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, { error: "must be 8 to 128 letters, digits or hyphens" })
    .optional(),
  GOOGLE_INDEXING_KEY: googleServiceAccount.optional(),
  GOOGLE_INDEXING_PER_DAY: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, { error: "must be a whole number from 1" })
    .transform(Number)
    .default(200),
  ...SNAPSHOT_SETTINGS,
  USAJOBS_KEY: sourceKey.optional(),
  USAJOBS_EMAIL: z
    .string()
    .regex(/^[^\s@<>"]+@[^\s@<>"]+$/, { error: "must be the e-mail address that the USAJOBS key was issued to" })
    .optional(),
  ADZUNA_APP_ID: sourceKey.optional(),
  ADZUNA_APP_KEY: sourceKey.optional(),
  HH_TOKEN: sourceKey.optional(),
  REED_KEY: sourceKey.optional(),
  FRANCETRAVAIL_CLIENT_ID: sourceKey.optional(),
  FRANCETRAVAIL_CLIENT_SECRET: sourceKey.optional(),
});

const SOURCE_KEYS = [
  "USAJOBS_KEY",
  "USAJOBS_EMAIL",
  "ADZUNA_APP_ID",
  "ADZUNA_APP_KEY",
  "HH_TOKEN",
  "REED_KEY",
  "FRANCETRAVAIL_CLIENT_ID",
  "FRANCETRAVAIL_CLIENT_SECRET",
] as const;

/** All settings, read once at startup. Paths are absolute. */
export interface Config {
  port: number;
  /** Where the worker serves its health and metrics; absent for nowhere. */
  workerPort?: number;
  host: string;
  /** How many threads of a web process answer requests. */
  webThreads: number;
  dataDir: string;
  databaseUrl?: string;
  /** Where the site reads its catalogue: a replica of the database. Absent for the database itself. */
  databaseReadUrl?: string;
  /** The database past any pooler; absent when DATABASE_URL is that. */
  databaseDirectUrl?: string;
  baseUrl: string;
  feedReplay?: string;
  /** Whether to show sample jobs until a live run has stored jobs. */
  sample: boolean;
  /** Which part of the directory of boards an empty database begins with. */
  boards: "starter" | "all" | "none";
  role: "all" | "web" | "worker";
  logLevel: string;
  production: boolean;
  /** Seconds from a signal to stop until the port closes, in which `/readyz` sends balancers elsewhere. */
  stopDelayS: number;
  /** Disabled capabilities: their screens show the Coming Soon texts. */
  comingSoon: string[];
  /** Whether visitors may use the full search. */
  openSearch: boolean;
  /** Whether the worker writes the open dataset every night. */
  dataset: boolean;
  smtpUrl?: string;
  mailFrom: string;
  /** Signs mails for the domain of `mailFrom`. */
  dkim?: { domainName: string; keySelector: string; privateKey: string };
  /** Addresses or networks whose X-Forwarded-For is trusted; empty when clients connect directly. */
  trustProxy?: string[];
  authSecret?: string;
  /** The secret that `authSecret` replaces. */
  oldAuthSecret?: string;
  /** Where machines share snapshots of search. */
  snapshotStore?: SnapshotStore;
  /** The search engines to tell about jobs that open and close. */
  searchEngines: { indexNowKey?: string; google?: { account: GoogleServiceAccount; perDay: number } };
  /** API keys of the sources that require one, by setting. */
  sourceKeys: Readonly<Record<string, string>>;
}

/** One line per invalid setting, each beginning with its name. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/** Reads the settings from environment variables. Throws ConfigError, which names every invalid one. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const read = Settings.safeParse(set);
  const problems = misspelt(Object.keys(set), SETTING_NAMES);
  if (!read.success) {
    const firstOfEach = new Map(read.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue]));
    for (const [name, issue] of firstOfEach) {
      problems.push(`${name} ${issue.message} (it is ${shown(name, set[name] ?? "")})`);
    }
    throw new ConfigError(problems);
  }
  const settings = read.data;
  const production = settings.NODE_ENV === "production";
  if (production && settings.FEED_REPLAY) problems.push("FEED_REPLAY must not be set when NODE_ENV is production");
  problems.push(...snapshotProblems(settings));
  for (const name of ["DATABASE_READ_URL", "DATABASE_DIRECT_URL"] as const) {
    if (settings[name] && !settings.DATABASE_URL)
      problems.push(`${name} needs DATABASE_URL: the embedded database has neither a replica nor a pooler`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  const snapshotStore = snapshotStoreOf(settings);
  const baseUrl = settings.BASE_URL ?? `http://localhost:${settings.PORT}`;
  const mailFrom = settings.MAIL_FROM ?? `no-reply@${new URL(baseUrl).hostname}`;
  return {
    port: settings.PORT,
    host: settings.HOST,
    webThreads: settings.WEB_THREADS ?? usualThreads(production),
    dataDir: path.resolve(settings.DATA_DIR),
    baseUrl,
    sample: settings.SAMPLE && !production,
    boards: settings.BOARDS,
    role: settings.ROLE,
    logLevel: settings.LOG_LEVEL,
    production,
    stopDelayS: settings.STOP_DELAY_SECONDS ?? (production ? PRODUCTION_STOP_DELAY_S : 0),
    comingSoon: settings.COMING_SOON,
    openSearch: settings.OPEN_SEARCH,
    dataset: settings.DATASET,
    mailFrom,
    searchEngines: {
      ...(settings.INDEXNOW_KEY && { indexNowKey: settings.INDEXNOW_KEY }),
      ...(settings.GOOGLE_INDEXING_KEY && {
        google: { account: settings.GOOGLE_INDEXING_KEY, perDay: settings.GOOGLE_INDEXING_PER_DAY },
      }),
    },
    sourceKeys: Object.fromEntries(SOURCE_KEYS.flatMap((name) => (settings[name] ? [[name, settings[name]]] : []))),
    ...(snapshotStore && { snapshotStore }),
    ...(settings.WORKER_PORT !== undefined && { workerPort: settings.WORKER_PORT }),
    ...(settings.DATABASE_URL && { databaseUrl: settings.DATABASE_URL }),
    ...(settings.DATABASE_READ_URL && { databaseReadUrl: settings.DATABASE_READ_URL }),
    ...(settings.DATABASE_DIRECT_URL && { databaseDirectUrl: settings.DATABASE_DIRECT_URL }),
    ...(settings.FEED_REPLAY && { feedReplay: settings.FEED_REPLAY }),
    ...(settings.SMTP_URL && { smtpUrl: settings.SMTP_URL }),
    ...(settings.DKIM_KEY && {
      dkim: {
        domainName: mailFrom.slice(mailFrom.lastIndexOf("@") + 1),
        keySelector: settings.DKIM_SELECTOR,
        privateKey: settings.DKIM_KEY,
      },
    }),
    ...(settings.TRUST_PROXY && { trustProxy: settings.TRUST_PROXY }),
    ...(settings.AUTH_SECRET && { authSecret: settings.AUTH_SECRET }),
    ...(settings.AUTH_SECRET_OLD && { oldAuthSecret: settings.AUTH_SECRET_OLD }),
  };
}

/**
 * Rejects the start of a public site without the settings that its safety depends on. Outside production, anyone who reaches the port could
 * read the mailbox. Commands may run without them.
 */
export function requireForProduction(config: Config): void {
  if (!config.production) return requireOwnMachine(config);
  const problems: string[] = [];
  if (!config.smtpUrl)
    problems.push("SMTP_URL must be set when NODE_ENV is production, because sign-ups are verified by mail");
  if (!config.authSecret)
    problems.push(
      "AUTH_SECRET must be set when NODE_ENV is production: 32 random characters or more, the same for every process",
    );
  if (!config.trustProxy && config.role !== "worker")
    problems.push(
      "TRUST_PROXY must be set when NODE_ENV is production: the addresses of your reverse proxies, or none; behind a proxy that isn't named, everybody is one client",
    );
  if (problems.length > 0) throw new ConfigError(problems);
}

function requireOwnMachine({ host, baseUrl }: Config): void {
  const problems: string[] = [];
  if (!/^(localhost|127\.[\d.]+|::1)$/.test(host))
    problems.push(
      `HOST must be an address of this machine, such as 127.0.0.1, unless NODE_ENV is production (it is "${host}")`,
    );
  if (baseUrl.startsWith("https:"))
    problems.push(`BASE_URL must not begin with https unless NODE_ENV is production (it is "${baseUrl}")`);
  if (problems.length > 0) throw new ConfigError(problems);
}

/** The names of all settings, for help texts and the documentation check. */
export const SETTING_NAMES: readonly string[] = Object.keys(Settings.shape);

/** Returns the environment for a child process, with some variables overridden. */
export function environmentWith(overrides: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...overrides };
}

/** Whether output must be without colours (no-color.org). */
export function refusesColour(env: NodeJS.ProcessEnv = process.env): boolean {
  return (env["NO_COLOR"] ?? "") !== "";
}

/** Whether an npm script started this process, which must then end with npm. */
export function isStartedByNpm(env: NodeJS.ProcessEnv = process.env): boolean {
  return env["npm_lifecycle_event"] !== undefined;
}

const SECRETS = new Set([
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "DATABASE_DIRECT_URL",
  "SMTP_URL",
  "DKIM_KEY",
  "AUTH_SECRET",
  "AUTH_SECRET_OLD",
  "GOOGLE_INDEXING_KEY",
  ...SNAPSHOT_SECRETS,
  ...SOURCE_KEYS,
]);

function shown(name: string, value: string): string {
  return SECRETS.has(name) ? "not shown" : JSON.stringify(value);
}
