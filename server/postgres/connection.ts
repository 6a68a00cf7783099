import type { Kysely, Selectable, Transaction as KyselyTransaction } from "kysely";
import type pg from "pg";
import type { Schema } from "./schema/schema.ts";

/** The query builder, on the pool or inside a transaction. Rows arrive in camel case. */
export type Connection = Kysely<Schema>;

/** The query builder inside a transaction. */
export type Transaction = KyselyTransaction<Schema>;

/** A row of a table as queries return it. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** Runs plain SQL, past the query builder: the pool, or the client that holds a transaction. */
export type Queryable = Pick<pg.ClientBase, "query">;
