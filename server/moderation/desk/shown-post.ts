import type { CaseDetail, CaseFact } from "#contract/schemas/moderation/desk.ts";
import type { PostContent } from "#contract/schemas/employers/posts.ts";
import { MAILTO } from "#contract/values/employers/apply-by-mail.ts";
import { maskAddressesAndNumbers } from "#normalise/text/contacts.ts";
import type { Connection } from "#postgres/connection.ts";
import { claimById } from "#store/employers/claims.ts";
import { postById } from "#store/employers/posts.ts";

const NOT_SAID = "not said";

/** What an operator sees of a job that an employer posts: what the form says, what it said when somebody looked last, and the domain that the company was claimed with. Null once it's gone. */
export async function shownPost(
  db: Connection,
  id: string,
): Promise<Pick<CaseDetail, "path" | "facts" | "text" | "textBefore" | "version"> | null> {
  const post = await postById(db, id);
  if (post === null || post.content === null) return null;
  const claim = await claimById(db, post.claimId);
  const { content, contentNo, seenContent } = post;
  const facts: CaseFact[] = [
    { name: "Company", value: claim?.company ?? "nobody speaks for it any more" },
    ...(claim === null ? [] : [{ name: "Claimed with", value: claim.domain, url: `https://${claim.domain}/` }]),
    { name: "State", value: post.state },
    ...(seenContent === null ? contentFacts(content) : comparedFacts(contentFacts(seenContent), contentFacts(content))),
  ];
  const path = claim === null ? null : `/company/${claim.slug}`;
  const isSame = seenContent === null || seenContent.description === content.description;
  return {
    path,
    facts,
    text: maskAddressesAndNumbers(content.description),
    version: String(contentNo),
    ...(!isSame && { textBefore: maskAddressesAndNumbers(seenContent.description) }),
  };
}

/** The facts of a post, with what each was before where that differs. */
function comparedFacts(before: CaseFact[], now: CaseFact[]): CaseFact[] {
  const were = new Map(before.map(({ name, value }) => [name, value]));
  const names = new Set(now.map(({ name }) => name));
  const gone = before.filter(({ name }) => !names.has(name));
  return [
    ...now.map((fact) => {
      const was = were.get(fact.name) ?? NOT_SAID;
      return was === fact.value ? fact : { ...fact, before: was };
    }),
    ...gone.map(({ name, value }) => ({ name, value: NOT_SAID, before: value })),
  ];
}

const applyFact = (address: string): CaseFact =>
  address.startsWith(MAILTO)
    ? { name: "Apply by mail", value: address.slice(MAILTO.length) }
    : { name: "Apply link", value: address, url: address };

function contentFacts(content: PostContent): CaseFact[] {
  const { salary, countries, isWorldwide, employmentType, weeklyHours, isVacancy, usesAiScreening, visaSponsorship } =
    content;
  return [
    applyFact(content.applyUrl),
    { name: "Title", value: content.title },
    { name: "Pay", value: `${salary.currency} ${salary.min} to ${salary.max} per ${salary.period}` },
    { name: "Countries", value: isWorldwide ? "worldwide" : countries.join(", ") },
    { name: "Contract", value: employmentType },
    ...(weeklyHours === null ? [] : [{ name: "Hours a week", value: `${weeklyHours.min} to ${weeklyHours.max}` }]),
    { name: "Vacancy", value: isVacancy ? "yes" : "no, a pool for later" },
    { name: "Software helps to choose", value: usesAiScreening ? "yes" : "no" },
    ...(visaSponsorship === null ? [] : [{ name: "Sponsors visas", value: visaSponsorship }]),
  ];
}
