import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { ACCURACY_PAGE } from "#web/shell/rare-addresses.ts";
import { isLive } from "#web/model/capabilities.ts";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { FIXED_PAGE_HEADERS, pageMeta } from "#web/shell/page-meta.ts";
import { paths } from "#web/shell/paths.ts";

export const meta = () =>
  pageMeta({
    title: "About",
    description: `Why ${brand.name} exists: its mission, vision, story and values.`,
    canonicalPath: paths.about,
  });
export const headers = () => FIXED_PAGE_HEADERS;

const VALUES = [
  [
    "Evidence over claims",
    "What we say about a job, we can show: the sentence of the posting, the place it was found, the time it was last seen. Where a posting is silent, we say “not stated”.",
  ],
  [
    "Your time first",
    "One opening is one entry. A closed job leaves. A job you cannot take is marked before you have read it to the end.",
  ],
  [
    "Free for seekers",
    "Looking for work costs enough already. Searching, an account and applying are free, and nothing is sold about you.",
  ],
  [
    "People, not funnels",
    "A good word from someone inside is worth more than a hundred forms. We build for that conversation, with clear limits that protect both sides.",
  ],
];

export default function About() {
  return (
    <TextPage
      title={`About ${brand.name}`}
      lead={`${brand.name} lists remote jobs from across the web and ${isLive("referrals") ? "connects" : "is meant to connect"} job seekers with people who can refer them.`}
    >
      <div className="mt-8 border-b border-line md:mt-10">
        <Part id="mission" title="Our mission">
          <p>
            Spend time interviewing, not finding jobs. A search for remote work means dozens of boards, the same opening
            ten times over, and postings that say “remote” and mean one city. We do that reading for you, so that your
            hours go where they count: into conversations with people who may hire you.
          </p>
        </Part>
        <Part id="vision" title="Our vision">
          <p>
            Where you live should not decide what you may work on. We want every remote opening to be findable by
            everyone who may take it, with its pay, its place and its terms in plain words, and a person inside the
            company to ask.
          </p>
        </Part>
        <Part id="story" title="Our story">
          <p>
            {brand.name} began as a notebook. While looking for remote work, we wrote down what each posting really
            said: who may apply, from where, for how much, and whether it was still open a week later. The notebook
            turned out to be more useful than the boards. So we taught a program to keep it, over many boards at once,
            and opened it to everyone.
          </p>
          <p className="mt-3">
            {isLive("referrals") ? (
              <>
                Then we added the part no board has: a <Link to={paths.referrals}>referral network</Link>, in which you
                ask a verified employee from the job itself, and both of you see the clock.
              </>
            ) : (
              <>
                Today the <Link to={paths.home}>remote job aggregator</Link> is live. The referral network, which lets
                you ask a verified employee for a referral, is coming soon.
              </>
            )}
          </p>
        </Part>
        <Part id="values" title="Our values">
          <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
            {VALUES.map(([name, words]) => (
              <div key={name}>
                <dt className="font-heading text-title font-semibold [font-variation-settings:var(--flare)]">{name}</dt>
                <dd className="mt-1 text-ui text-ink-2">{words}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </div>
      <p className="mt-8 max-w-[45em] text-ink-2">
        We count <Link to={ACCURACY_PAGE}>how often we’re right</Link>. Questions, corrections, a board we miss?{" "}
        <Link to={paths.contact}>Write to us</Link>.
      </p>
    </TextPage>
  );
}

/** A titled section: the title sits next to its text if there is room, otherwise above it. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-2 border-t border-line py-6 md:py-8 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="scroll-mt-6">
        {title}
      </h2>
      <div className="max-w-[51em]">{children}</div>
    </section>
  );
}
