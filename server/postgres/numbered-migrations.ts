/** Migrations that older databases know by number, with their names today. */
export const NUMBERED_MIGRATIONS: Readonly<Record<string, string>> = {
  "0001_core": "20261121093207_core",
  "0002_ingest": "20261121094402_ingest",
  "0005_accounts": "20261121094403_accounts",
  "0006_company_name_flag": "20261121103334_company_name_flag",
  "0020_referrals": "20261121103335_referrals",
  "0030_operations": "20261121105000_operations",
  "0031_host_hold": "20261121111459_host_hold",
  "0040_job_pages": "20261121111500_job_pages",
  "0050_search_settings": "20261121134019_search_settings",
  "0051_job_agency_sources": "20261121134020_job_agency_sources",
  "0060_referral_threads": "20261121134021_referral_threads",
  "0061_referral_operators": "20261121134022_referral_operators",
  "0070_job_report_answer": "20261121134023_job_report_answer",
};
