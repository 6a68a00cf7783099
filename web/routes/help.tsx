import { useState } from "react";
import { Link } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { isLive } from "#web/model/capabilities.ts";
import { LinkedText } from "#web/features/text-pages/linked-text.tsx";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { HELP_GUIDES, HELP_TOPICS, type Topic } from "#web/features/text-pages/help-topics.ts";
import { FIXED_PAGE_HEADERS, pageMeta } from "#web/shell/page-meta.ts";
import { paths } from "#web/shell/paths.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { Tabs } from "#web/ui/form/tabs.tsx";

export const meta = () =>
  pageMeta({
    title: "Help Center",
    description: "Answers about searching, accounts, referrals and listings, and short guides to a better search.",
    canonicalPath: paths.help,
  });
export const headers = () => FIXED_PAGE_HEADERS;

export default function Help() {
  const [topic, setTopic] = useState("getting-started");
  return (
    <TextPage
      title="Help Center"
      lead="Short answers to what people ask most. If your question isn't here, write to us."
    >
      <section id="faq" aria-labelledby="faq-title" className="mt-8 scroll-mt-4">
        <h2 id="faq-title">Frequently asked questions</h2>
        <Tabs
          label="Topics"
          className="mt-3"
          current={topic}
          onChange={setTopic}
          tabs={shownTopics().map((each) => ({
            id: each.id,
            label: (
              <>
                {each.title}
                {each.comingSoon && <ComingSoonMark />}
              </>
            ),
            panel: <Questions topic={each} />,
          }))}
        />
      </section>
      <section id="guides" aria-labelledby="guides-title" className="mt-12 scroll-mt-4">
        <h2 id="guides-title">Guides</h2>
        <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {HELP_GUIDES.map((guide) => (
            <article key={guide.title} className="border-t border-line pt-4">
              <h3>{guide.title}</h3>
              <ol className="mt-2 grid gap-2 text-ui text-ink-2">
                {guide.steps.map((step, at) => (
                  <li key={step} className="grid grid-cols-[1.25rem_minmax(0,1fr)]">
                    <span aria-hidden="true" className="text-ink-3">
                      {at + 1}
                    </span>
                    {step}
                  </li>
                ))}
              </ol>
            </article>
          ))}
        </div>
      </section>
      <aside className="mt-12 flex flex-col justify-between gap-4 border-y border-line-2 py-6 md:flex-row md:items-center">
        <div>
          <h2 className="text-title">Still need help?</h2>
          <p className="text-ink-2">
            Contact support at <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. We typically answer
            within 24-48 business hours.
          </p>
        </div>
        <ButtonLink to={paths.contact} variant="primary" size="large" className="flex-none">
          Contact Us
        </ButtonLink>
      </aside>
      <p className="mt-4 text-ui text-ink-3">
        See also the <Link to={paths.privacy}>Privacy Policy</Link> and the{" "}
        <Link to={paths.terms}>Terms of Service</Link>.
      </p>
    </TextPage>
  );
}

/** Shows a badge; screen readers hear "(Coming Soon)". */
function ComingSoonMark() {
  return (
    <span className="relative inline-flex">
      <span className="sr-only"> (</span>
      <Badge variant="caution">Coming Soon</Badge>
      <span className="sr-only">)</span>
    </span>
  );
}

/** Returns the topics with the questions and answers of live capabilities. */
function shownTopics(): (Topic & { comingSoon: boolean })[] {
  return HELP_TOPICS.map((topic) => {
    const live = topic.liveQuestions !== undefined && isLive("referrals");
    return {
      ...topic,
      comingSoon: topic.comingSoon === true && !live,
      questions: (live ? topic.liveQuestions! : topic.questions).map((each) => ({
        ...each,
        answer: each.live && isLive(each.live.feature) ? each.live.answer : each.answer,
      })),
    };
  });
}

function Questions({ topic }: { topic: Topic }) {
  return (
    <>
      {/* The tab says it too, but has no place among the headings, and none without scripts. */}
      <h3 className="sr-only noscript:not-sr-only noscript:mb-3">
        {topic.title}
        {topic.comingSoon && " (Coming Soon)"}
      </h3>
      <dl className="-mt-4 gap-x-12 lg:columns-2">
        {topic.questions.map(({ question, answer }) => (
          <div key={question} className="break-inside-avoid border-b border-line py-4">
            <dt className="font-semibold">{question}</dt>
            <dd className="mt-1 text-ink-2">
              <LinkedText text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
