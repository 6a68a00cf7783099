import type { SiteSwitch } from "#contract/schemas/moderation/site-notice.ts";
import { CAPABILITIES, type Capability } from "#contract/values/capabilities.ts";

/** What of the settings decides what the site has. */
export interface SwitchSettings {
  comingSoon: readonly string[];
  openSearch: boolean;
  dataset: boolean;
  boards: "starter" | "all" | "none";
  smtpUrl?: string;
  searchEngines: { indexNowKey?: string; google?: object };
}

const NAMES: Record<Capability, string> = {
  referrals: "Referrals",
  saved: "Saved jobs",
  applications: "Applications",
  profile: "Profiles",
  match: "Match",
  account: "Account settings",
  alerts: "Job alerts",
};

/** Returns what settings switch on and off, with what follows. None of it can be changed while the site runs. */
export function siteSwitches(settings: SwitchSettings): SiteSwitch[] {
  const { comingSoon, openSearch, dataset, boards, smtpUrl, searchEngines } = settings;
  const capabilities = CAPABILITIES.map((capability) => {
    const isOn = !comingSoon.includes(capability);
    return {
      name: NAMES[capability],
      isOn,
      effect: isOn ? "Live." : "Held back: its screens say Coming Soon, and its calls don’t exist.",
      setting: isOn
        ? `Add ${capability} to COMING_SOON and restart to hold it back.`
        : `Remove ${capability} from COMING_SOON and restart.`,
    };
  });
  const choose = (isOn: boolean, on: string, off: string) => (isOn ? on : off);
  const isTold = searchEngines.indexNowKey !== undefined || searchEngines.google !== undefined;
  return [
    ...capabilities,
    {
      name: "Search for visitors",
      isOn: openSearch,
      effect: choose(openSearch, "Everybody uses the full search.", "The full search takes an account."),
      setting: "OPEN_SEARCH",
    },
    {
      name: "Open dataset",
      isOn: dataset,
      effect: choose(dataset, "The worker writes it every night.", "Nobody writes it."),
      setting: "DATASET",
    },
    {
      name: "First boards",
      isOn: boards !== "none",
      effect: choose(
        boards !== "none",
        `A database without boards begins with ${boards === "all" ? "all of them" : "the starter set"}.`,
        "A database without boards stays empty until somebody adds one.",
      ),
      setting: "BOARDS",
    },
    {
      name: "Mail",
      isOn: smtpUrl !== undefined,
      effect: choose(smtpUrl !== undefined, "Mails are sent.", "Mails stay in the mailbox at /dev/mail."),
      setting: "SMTP_URL",
    },
    {
      name: "Search engines",
      isOn: isTold,
      effect: choose(isTold, "They hear of jobs that open and close.", "They find jobs by the sitemap only."),
      setting: "INDEXNOW_KEY, GOOGLE_INDEXING_KEY",
    },
  ];
}
