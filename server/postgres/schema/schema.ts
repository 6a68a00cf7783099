// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { AccountsTables } from "./accounts.ts";
import type { OperationsTables } from "./operations.ts";
import type { DeskTables } from "./desk.ts";
import type { CatalogueTables } from "./catalogue.ts";
import type { BoardsTables } from "./boards.ts";
import type { EmployersTables } from "./employers.ts";
import type { ModerationTables } from "./moderation.ts";
import type { ReferralsTables } from "./referrals.ts";

/** Every table, by name. */
export interface Schema
  extends
    AccountsTables,
    OperationsTables,
    DeskTables,
    CatalogueTables,
    BoardsTables,
    EmployersTables,
    ModerationTables,
    ReferralsTables {}
