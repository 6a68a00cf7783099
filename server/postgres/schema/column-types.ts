import type { ColumnType } from "kysely";

/** May be left out of an insert: the column has a default. */
export type Defaulted<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** Written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Read as text: JavaScript numbers can't hold every value. */
export type Int8 = ColumnType<string, string | number, string | number>;
