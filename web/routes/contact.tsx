import { ArrowUpRight, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { isLive } from "#web/model/capabilities.ts";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { FIXED_PAGE_HEADERS, pageMeta } from "#web/shell/page-meta.ts";
import { paths } from "#web/shell/paths.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Panel } from "#web/ui/display/panel.tsx";

export const meta = () =>
  pageMeta({
    title: "Contact",
    description: "Write to us by e-mail or reach the founder. We typically answer within 24-48 business hours.",
    canonicalPath: paths.contact,
  });
export const headers = () => FIXED_PAGE_HEADERS;

const line = "inline-flex min-h-11 items-center gap-2 font-semibold";

export default function Contact() {
  return (
    <TextPage
      title="Contact"
      lead="One address for everything: questions, mistakes in a listing, boards we're missing, employer accounts."
    >
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-12">
        <Panel className="self-start">
          <h2 className="text-title">Reach us</h2>
          <p className="mt-2">
            <a href={`mailto:${brand.supportEmail}`} className={line}>
              <Icon of={Mail} />
              {brand.supportEmail}
            </a>
          </p>
          <p className="text-ui text-ink-2">Our typical response time is 24-48 business hours.</p>
          <p className="mt-3 border-t border-line pt-3">
            <a href={brand.socialUrl} target="_blank" rel="noopener noreferrer" className={line}>
              The founder on LinkedIn
              <Icon of={ArrowUpRight} />
              <span className="sr-only">, opens in a new tab</span>
            </a>
          </p>
        </Panel>
        <section aria-labelledby="questions">
          <h2 id="questions">Frequently asked questions</h2>
          <dl className="mt-2 max-w-[45em]">
            <Question title="How do I apply to a job?">
              Press Apply Now on the job. It opens the employer’s own page, or the board the job was found on, in a new
              tab, and you apply there. We don’t stand between you and the employer, and we store no application.
            </Question>
            <Question title="How do referrals work?">
              {isLive("referrals")
                ? "Press Request Referral on a job. It goes to verified employees of the company, three at a time; they decide whether to refer you, and both of you see how long the request has been open. If nobody answers within 7 days, your credit comes back."
                : "The referral system is planned and marked Coming Soon. You will be able to ask a verified employee from the job itself; they decide whether to refer you, and both of you see how long the request has been open. Until then no referral can be asked for."}
            </Question>
            <Question title="How do I post a job?">
              <Link to="/employers">Claim your company</Link> with an account of your own, then choose “Post a job”. If
              your openings are already on a public careers page, <Link to={paths.newBoard}>add the board</Link>, and
              we’ll read them from there. Something in the way? Write to{" "}
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> from your company’s address.
            </Question>
          </dl>
          <p className="mt-6 text-ink-2">
            More answers are in the <Link to={paths.help}>help center</Link>.
          </p>
        </section>
      </div>
    </TextPage>
  );
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-4">
      <dt className="font-heading text-title font-semibold [font-variation-settings:var(--flare)]">{title}</dt>
      <dd className="mt-1 text-ink-2">{children}</dd>
    </div>
  );
}
