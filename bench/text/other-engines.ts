import MiniSearch from "minisearch";
import pg from "pg";
import { textsOf } from "#test/search/document-texts.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";

/** Documents per insert into Postgres. */
const BATCH = 2000;

/** A text search engine that returns the ids of jobs, best first. */
export interface TextSearch {
  name: string;
  first(text: string, count: number): string[] | Promise<string[]>;
  close?(): Promise<void>;
}

interface Fields {
  id: string;
  title: string;
  company: string;
  tags: string;
  text: string;
}

/** Every engine indexes the same words in the same fields. */
function fieldsOf(document: SearchDocument): Fields {
  const [title, company, tags, summary, text] = textsOf(document).map((texts) => texts.join(" "));
  return { id: document.id, title: title!, company: company!, tags: tags!, text: `${summary} ${text}` };
}

/** MiniSearch as its documentation recommends for search-as-you-type, with any or all words required. */
export function miniSearch(documents: readonly SearchDocument[], combineWith: "AND" | "OR"): TextSearch {
  const index = new MiniSearch<Fields>({
    fields: ["title", "company", "tags", "text"],
    searchOptions: {
      boost: { title: 4, company: 2, tags: 2 },
      prefix: (_term, at, terms) => at === terms.length - 1,
      fuzzy: (term) => (term.length >= 9 ? 2 : term.length >= 5 ? 1 : false),
      combineWith,
    },
  });
  index.addAll(documents.map(fieldsOf));
  return {
    name: `MiniSearch, ${combineWith}`,
    first: (text, count) =>
      index
        .search(text)
        .slice(0, count)
        .map(({ id }) => String(id)),
  };
}

/**
 * Postgres: weighted tsvector with the last word also as a prefix, then pg_trgm on the title to fill up the results.
 */
export async function postgresText(url: string, documents: readonly SearchDocument[]): Promise<TextSearch> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  await client.query("create extension if not exists pg_trgm; set pg_trgm.word_similarity_threshold = 0.5");
  await client.query("create temp table judged (id int, title text, words tsvector)");
  for (let from = 0; from < documents.length; from += BATCH)
    await client.query(
      `insert into judged select (d->>'id')::int, d->>'title', setweight(to_tsvector('english', d->>'title'), 'A') ||
       setweight(to_tsvector('english', d->>'company'), 'B') || setweight(to_tsvector('english', d->>'tags'), 'B') ||
       setweight(to_tsvector('english', d->>'text'), 'D') from jsonb_array_elements($1::jsonb) d`,
      [JSON.stringify(documents.slice(from, from + BATCH).map(fieldsOf))],
    );
  await client.query(
    "create index on judged using gin (words); create index on judged using gin (title gin_trgm_ops); analyze judged",
  );
  return {
    name: "Postgres, tsvector + pg_trgm",
    async first(text, count) {
      const typed = text.trim();
      const last = /[\p{L}\p{N}]+$/u.exec(typed)?.[0];
      const whole = await client.query<{ id: number }>(
        `with typed as (select case when $3::text is null then websearch_to_tsquery('english', $1)
             else websearch_to_tsquery('english', $2) && to_tsquery('simple', $3 || ':*') end as q)
         select id from judged, typed where words @@ websearch_to_tsquery('english', $1) or words @@ q
         order by ts_rank('{0.05, 0.2, 0.4, 1}', words, websearch_to_tsquery('english', $1), 1) desc, ts_rank(words, q, 1) desc limit $4`,
        [typed, last === undefined ? typed : typed.slice(0, -last.length), last ?? null, count],
      );
      const ids = whole.rows.map(({ id }) => String(id));
      if (ids.length >= count) return ids;
      const near = await client.query<{ id: number }>(
        "select id from judged where $1 <% title order by word_similarity($1, title) desc, similarity($1, title) desc limit $2",
        [typed.replaceAll('"', ""), count],
      );
      return [...new Set([...ids, ...near.rows.map(({ id }) => String(id))])].slice(0, count);
    },
    close: () => client.end(),
  };
}
