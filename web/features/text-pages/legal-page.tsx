import type { ReactNode } from "react";
import { TextPage } from "./text-page.tsx";

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

/** Both legal pages were last changed on the same day (specification, section 9). */
const UPDATED = "May 1, 2025";

/** A legal text: numbered sections, each with an anchor, and a table of contents next to the text. */
export function LegalPage({
  title,
  lead,
  sections,
  after,
}: {
  title: string;
  lead: string;
  sections: LegalSection[];
  after: ReactNode;
}) {
  return (
    <TextPage title={title} lead={lead}>
      <p className="mt-2 text-meta text-ink-3">Last updated: {UPDATED}</p>
      <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <nav aria-label="Sections" className="self-start lg:sticky lg:top-4">
          <ol className="grid gap-0.5 border-l border-line text-ui md:max-lg:grid-flow-col md:max-lg:grid-rows-7">
            {sections.map((section, at) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="block py-1.5 pl-8 -indent-4 text-ink-2 no-underline hover:text-accent hover:underline max-lg:py-2.5"
                >
                  {at + 1}. {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose">
          {sections.map((section, at) => (
            <section key={section.id} aria-labelledby={section.id} className={at === 0 ? "" : "pt-7"}>
              <h2 id={section.id} className="mt-0!">
                {at + 1}. {section.title}
              </h2>
              <div className="prose mt-2">{section.body}</div>
            </section>
          ))}
          <p className="pt-8 text-ink-2">{after}</p>
        </div>
      </div>
    </TextPage>
  );
}
