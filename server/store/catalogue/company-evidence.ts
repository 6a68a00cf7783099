import { lookAlikeKeys } from "#dedupe/look-alike.ts";
import type { Queryable } from "#postgres/connection.ts";
import type { CompanyMention } from "./company-mention.ts";

/** Returns the established company that each untrusted name resembles, by name key. */
export async function lookAlikesOf(
  client: Queryable,
  mentions: readonly CompanyMention[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { trust, nameKey, name } of mentions) if (trust !== "board") names.set(nameKey, name);
  if (names.size === 0) return new Map();
  const wanted = [...names].flatMap(([nameKey, name]) => lookAlikeKeys(name).map((key) => ({ nameKey, key })));
  const { rows } = await client.query<{ nameKey: string; id: string }>(
    `select distinct on (w.name_key) w.name_key as "nameKey", l.company_id as id
     from unnest($1::text[], $2::text[]) as w (name_key, key) join company_lookalike_key l on l.key = w.key order by w.name_key, l.company_id`,
    [wanted.map((each) => each.nameKey), wanted.map((each) => each.key)],
  );
  return new Map(rows.map((row) => [row.nameKey, row.id]));
}

/** Records what trusted boards say: the domains they name, and the spellings near their companies' names. */
export async function recordEvidence(
  client: Queryable,
  mentions: readonly CompanyMention[],
  ids: readonly string[],
): Promise<void> {
  const names = new Map<string, { id: string; name: string }>();
  const claims = new Map<string, { id: string; domain: string; boardId: string }>();
  mentions.forEach(({ trust, sample, name, nameKey, domain, boardId }, at) => {
    const id = ids[at] ?? "";
    if (trust !== "board" || sample) return;
    names.set(`${id} ${nameKey}`, { id, name });
    if (domain !== null && boardId !== null) claims.set(`${id} ${domain} ${boardId}`, { id, domain, boardId });
  });
  const keys = [...names.values()].flatMap(({ id, name }) => lookAlikeKeys(name).map((key) => ({ id, key })));
  if (keys.length > 0) {
    await client.query(
      `insert into company_lookalike_key (key, company_id) select * from unnest($1::text[], $2::bigint[])
       on conflict (key, company_id) do nothing`,
      [keys.map((each) => each.key), keys.map((each) => each.id)],
    );
  }
  if (claims.size === 0) return;
  const rows = [...claims.values()];
  await client.query(
    `insert into company_domain_claim (company_id, domain, board_id) select * from unnest($1::bigint[], $2::text[], $3::bigint[])
     on conflict (company_id, domain, board_id) do nothing`,
    [rows.map((row) => row.id), rows.map((row) => row.domain), rows.map((row) => row.boardId)],
  );
}
