import { dataRoles } from "./data.ts";
import { designRoles } from "./design.ts";
import { engineeringRoles } from "./engineering.ts";
import { financeRoles } from "./finance.ts";
import { infrastructureRoles } from "./infrastructure.ts";
import { marketingRoles } from "./marketing.ts";
import { operationsRoles } from "./operations.ts";
import { peopleRoles } from "./people.ts";
import { productRoles } from "./product.ts";
import { salesRoles } from "./sales.ts";
import { supportRoles } from "./support.ts";
import type { SampleRole } from "../opening-material.ts";

const list = [
  ...engineeringRoles,
  ...infrastructureRoles,
  ...dataRoles,
  ...designRoles,
  ...productRoles,
  ...supportRoles,
  ...salesRoles,
  ...marketingRoles,
  ...peopleRoles,
  ...financeRoles,
  ...operationsRoles,
];

/** The functions that sample companies hire for, by key. */
export const sampleRoles: ReadonlyMap<string, SampleRole> = new Map(list.map((role) => [role.key, role]));
