export interface Examples {
  /** Command lines without the leading `afield`. */
  lines: readonly string[];
  /** Whether the command's output is JSON or another machine's format by itself. */
  isData?: boolean;
}

const REASON = '--reason "what we found" --operator mo';
const REQUEST = "0f8fad5b-d9cb-469f-a165-70867728950e";

/** What the help of each command shows; a test parses every line. */
export const EXAMPLES: Readonly<Record<string, Examples>> = {
  backup: { lines: ["backup /backups/afield-2026-11-22.backup"] },
  "board add": {
    lines: ["board add greenhouse gitlab --company GitLab", "board add jsonld https://www.example.com/careers"],
  },
  "board approve": { lines: ["board approve greenhouse:acme"] },
  "board discover": {
    lines: ["board discover common-crawl greenhouse --pages 20", "board discover sitemap smartrecruiters"],
  },
  "board import": { lines: ["board import boards.tsv"] },
  "board list": { lines: ["board list --source greenhouse --limit 20", "board list --state refused --json"] },
  "board off": { lines: ["board off greenhouse acme"] },
  "board on": { lines: ["board on greenhouse acme"] },
  "board pending": { lines: ["board pending"] },
  "board reject": { lines: ['board reject greenhouse:acme --reason "a list of spam"'] },
  "board use": { lines: ["board use starter", "board use all"] },
  "company held": { lines: ["company held", "company held --json"] },
  "company release": {
    lines: [
      "company release acme-1a2b3c4d --operator mo",
      "company release acme-1a2b3c4d --same-as acme --operator mo",
    ],
  },
  completion: { lines: ["completion bash >> ~/.bashrc", "completion zsh", "completion fish"], isData: true },
  "dataset write": { lines: ["dataset write"] },
  doctor: { lines: ["doctor", "doctor --json"] },
  explain: { lines: ["explain postings.jsonl", "explain - < postings.jsonl"], isData: true },
  ingest: { lines: ["ingest --board greenhouse:gitlab", "ingest --source lever", "ingest --all --json"] },
  "job answer": { lines: ['job answer 4711 "the employer closed it this morning"'] },
  "job reports": { lines: ["job reports", "job reports --json"] },
  "jobs search": {
    lines: [
      "jobs search typescript --location portugal",
      "jobs search --url https://jobs.example.org --limit 5 --json",
    ],
  },
  migrate: { lines: ["migrate"] },
  "referral add-domain": { lines: ["referral add-domain acme.com acme --proof employer --operator mo"] },
  "referral audit": { lines: ["referral audit --limit 20", "referral audit --json"] },
  "referral disputes": { lines: ["referral disputes"] },
  "referral lift": { lines: [`referral lift 3 ${REASON}`] },
  "referral remove-domain": { lines: [`referral remove-domain acme-hiring.com ${REASON}`] },
  "referral reports": { lines: ["referral reports"] },
  "referral resolve": { lines: [`referral resolve 17 warned ${REASON}`] },
  "referral run-clock": { lines: ["referral run-clock"] },
  "referral settle": { lines: [`referral settle ${REQUEST} refunded ${REASON}`] },
  "referral suspended": { lines: ["referral suspended"] },
  restore: { lines: ["restore /backups/afield-2026-11-22.backup --erased erased.txt"] },
  simulate: { lines: ["simulate --boards 1000 --days 1", "simulate --directory 24 --json"] },
  "source check": { lines: ["source check greenhouse gitlab", "source check --all"] },
  "source list": { lines: ["source list", "source list --json"] },
  "source new": { lines: ["source new Acme https://jobs.acme.example/feed.json"] },
  status: { lines: ["status", "status --all", "status --json"] },
  "user end-sessions": { lines: ["user end-sessions ana@example.com"] },
  "user erase": { lines: ["user erase ana@example.com"] },
  "user erase-again": { lines: ["user erase-again erased.txt"] },
  "user erased": { lines: ["user erased > erased.txt"] },
  "user export": { lines: ["user export ana@example.com > ana.json"], isData: true },
  "user list": { lines: ["user list --limit 20", "user list --news --json"] },
  "user operator": { lines: ["user operator mo@example.com", "user operator mo@example.com --off"] },
  "user remove-passkeys": { lines: ["user remove-passkeys ana@example.com"] },
  "user verify": { lines: ["user verify ana@example.com"] },
};
