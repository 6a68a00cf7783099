// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { Defaulted, Int8, Json, NullableJson } from "./column-types.ts";
import type { JobSnapshot } from "#contract/schemas/desk/saved.ts";
import type { SearchFilters } from "#contract/values/desk/saved-search.ts";
import type { FieldValue, FrozenPosting } from "#contract/values/desk/application.ts";
import type { ProfileLanguage } from "#contract/schemas/desk/profile.ts";

interface AlertDeliveryTable {
  id: Defaulted<string>;
  accountId: string;
  pushId: string | null;
  kind: "alert" | "test";
  encryptedBody: Buffer | null;
  createdAt: Defaulted<Date>;
  nextTryAt: Defaulted<Date>;
  leaseUntil: Date | null;
  attempts: Defaulted<number>;
  deliveredAt: Date | null;
  abandonedAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
}

interface AlertFeedTable {
  accountId: string;
  tokenHash: Buffer;
  encryptedToken: Buffer;
}

interface AlertJobTable {
  accountId: string;
  jobId: Int8;
  searchId: string;
  foundAt: Defaulted<Date>;
  dueAt: Date;
  settledAt: Date | null;
  shownAt: Date | null;
}

interface AlertNewsTable {
  accountId: string;
  jobId: Int8;
  kind: "pay" | "open-to-you" | "reopened";
  value: string;
  foundAt: Defaulted<Date>;
  dueAt: Date;
  settledAt: Date | null;
}

interface AlertOverflowTable {
  accountId: string;
  searchId: string;
  page: Int8;
  jobs: number;
}

interface AlertProgressTable {
  onlyRow: Defaulted<boolean>;
  matchedAt: Defaulted<Date>;
  identity: string;
  xid: string;
  seq: Int8;
  page: Defaulted<Int8>;
  behindSince: Date | null;
}

interface AlertSettingTable {
  accountId: string;
  hour: Defaulted<number>;
  weekday: Defaulted<number>;
  timeZone: Defaulted<string>;
  quietFrom: number | null;
  quietTo: number | null;
  dueAt: Date | null;
  lastMailAt: Date | null;
  pausedUntil: Date | null;
  mailAt: Defaulted<Date | null>;
}

interface AlertWebhookTable {
  accountId: string;
  url: string;
  encryptedSecret: Buffer;
  createdAt: Defaulted<Date>;
  failingSince: Date | null;
  disabledAt: Date | null;
}

interface ApplicationTable {
  accountId: string;
  id: string;
  jobId: Int8 | null;
  posting: NullableJson<FrozenPosting>;
  createdAt: Defaulted<Date>;
  version: Defaulted<Int8>;
  stage: Defaulted<
    | "saved"
    | "preparing"
    | "applied"
    | "answered"
    | "interview"
    | "offer"
    | "accepted"
    | "rejected"
    | "withdrawn"
    | "ghosted"
  >;
  round: Defaulted<number>;
  appliedOn: string | null;
  companyKey: Defaulted<string>;
  hidden: Defaulted<boolean>;
}

interface ApplicationCalendarTable {
  accountId: string;
  tokenHash: Buffer;
  encryptedToken: Buffer;
}

interface ApplicationDeletedTable {
  accountId: string;
  id: string;
  deletedAt: Defaulted<Date>;
}

interface ApplicationEventTable {
  accountId: string;
  id: string;
  applicationId: string;
  seq: Defaulted<Int8>;
  thing: string;
  kind: "details" | "step" | "note" | "contact" | "link" | "file" | "next" | "label" | "nudge";
  madeAt: Date;
  recordedAt: Defaulted<Date>;
  fields: Json<Record<string, FieldValue>>;
}

interface ApplicationFileTable {
  accountId: string;
  id: string;
  applicationId: string | null;
  mediaType: string;
  size: number;
  content: Buffer;
  createdAt: Defaulted<Date>;
  name: string | null;
}

interface ApplicationFilePartTable {
  accountId: string;
  fileId: string;
  applicationId: string | null;
  startByte: number;
  content: Buffer;
  createdAt: Defaulted<Date>;
}

interface ApplicationMoveTable {
  fromStage: string;
  toStage: string;
}

interface ApplicationPostingLookupTable {
  id: Defaulted<string>;
  link: string;
  state: Defaulted<"waiting" | "reading" | "done">;
  result: NullableJson<unknown>;
  createdAt: Defaulted<Date>;
  finishedAt: Date | null;
}

interface ApplicationReminderTable {
  accountId: string;
  applicationId: string;
  thing: string;
  remindAt: Date;
}

interface GuestAlertJobTable {
  guestId: string;
  jobId: Int8;
  searchId: string;
  foundAt: Defaulted<Date>;
  dueAt: Date;
  settledAt: Date | null;
  shownAt: Date | null;
}

interface GuestAlertOverflowTable {
  guestId: string;
  searchId: string;
  page: Int8;
  jobs: number;
}

interface GuestSearchTable {
  guestId: string;
  id: Defaulted<string>;
  name: string;
  filters: Json<SearchFilters>;
  filtersHash: Buffer;
  frequency: "at-once" | "daily" | "weekly";
  pausedUntil: Date | null;
  createdAt: Defaulted<Date>;
  updatedAt: Defaulted<Date>;
  confirmedAt: Date | null;
  filtersSince: Defaulted<Date>;
}

interface GuestSubscriberTable {
  guestId: Defaulted<string>;
  addressHash: Buffer | null;
  encryptedAddress: Buffer | null;
  accountId: string | null;
  timeZone: string;
  dueAt: Date | null;
  lastMailAt: Date | null;
  createdAt: Defaulted<Date>;
  mailAt: Defaulted<Date | null>;
}

interface PushKeyTable {
  onlyRow: Defaulted<boolean>;
  publicKey: string;
  encryptedPrivateKey: Buffer;
  createdAt: Defaulted<Date>;
}

interface PushSubscriptionTable {
  id: Defaulted<string>;
  accountId: string;
  endpointHash: Buffer;
  encryptedTarget: Buffer;
  createdAt: Defaulted<Date>;
}

interface SavedJobTable {
  accountId: string;
  jobId: Int8;
  savedAt: Date;
  wishedAt: Date;
  removedAt: Date | null;
  snapshot: Json<JobSnapshot>;
  snapshotAt: Date;
}

interface SavedSearchTable {
  accountId: string;
  id: string;
  name: string;
  filters: Json<SearchFilters>;
  filtersHash: Buffer;
  sortBy: string | null;
  frequency: "off" | "at-once" | "daily" | "weekly";
  pausedUntil: Date | null;
  createdAt: Defaulted<Date>;
  updatedAt: Defaulted<Date>;
  filtersSince: Defaulted<Date>;
}

interface SeekerProfileTable {
  accountId: string;
  roles: Defaulted<string[]>;
  places: Defaulted<string[]>;
  level: "entry" | "junior" | "mid" | "senior" | "lead" | null;
  skills: Defaulted<string[]>;
  payAmount: number | null;
  payCurrency: string | null;
  payPeriod: "hour" | "day" | "week" | "month" | "year" | null;
  links: Defaulted<string[]>;
  languages: Defaulted<Json<ProfileLanguage[]>>;
  permits: Defaulted<string[]>;
  updatedAt: Defaulted<Date>;
}

export interface DeskTables {
  alertDelivery: AlertDeliveryTable;
  alertFeed: AlertFeedTable;
  alertJob: AlertJobTable;
  alertNews: AlertNewsTable;
  alertOverflow: AlertOverflowTable;
  alertProgress: AlertProgressTable;
  alertSetting: AlertSettingTable;
  alertWebhook: AlertWebhookTable;
  application: ApplicationTable;
  applicationCalendar: ApplicationCalendarTable;
  applicationDeleted: ApplicationDeletedTable;
  applicationEvent: ApplicationEventTable;
  applicationFile: ApplicationFileTable;
  applicationFilePart: ApplicationFilePartTable;
  applicationMove: ApplicationMoveTable;
  applicationPostingLookup: ApplicationPostingLookupTable;
  applicationReminder: ApplicationReminderTable;
  guestAlertJob: GuestAlertJobTable;
  guestAlertOverflow: GuestAlertOverflowTable;
  guestSearch: GuestSearchTable;
  guestSubscriber: GuestSubscriberTable;
  pushKey: PushKeyTable;
  pushSubscription: PushSubscriptionTable;
  savedJob: SavedJobTable;
  savedSearch: SavedSearchTable;
  seekerProfile: SeekerProfileTable;
}
