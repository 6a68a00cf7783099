import { Link } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { APPEAL_MONTHS, HOLD_HOURS, HOLD_REPORTS } from "#contract/values/moderation/decision.ts";
import { LegalPage, type LegalSection } from "#web/features/text-pages/legal-page.tsx";
import { FIXED_PAGE_HEADERS, pageMeta } from "#web/shell/page-meta.ts";
import { newNotice } from "#web/shell/pages/notice-path.ts";
import { isLive } from "#web/model/capabilities.ts";
import { paths } from "#web/shell/paths.ts";
import { TRANSPARENCY_PAGE } from "#web/shell/rare-addresses.ts";

export const meta = () =>
  pageMeta({
    title: "Terms of Service",
    description: "What applies when you use the site or have an account.",
    canonicalPath: paths.terms,
  });
export const headers = () => FIXED_PAGE_HEADERS;

const support = <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;

const SECTIONS: LegalSection[] = [
  {
    id: "agreement",
    title: "These terms",
    body: (
      <p>
        These terms are an agreement between you and {brand.name} (“we”) about the use of this website. By using the
        site, or by creating an account, you accept them. If you do not, please do not use the site. The{" "}
        <Link to={paths.privacy}>Privacy Policy</Link> explains how we handle personal information.
      </p>
    ),
  },
  {
    id: "accounts",
    title: "Accounts",
    body: (
      <ul>
        <li>You must be at least 18 years old to have an account.</li>
        <li>Give your own name and an e-mail address that you can read, and keep both up to date.</li>
        <li>
          Your account is for you alone. Keep your password to yourself; what is done with your account counts as done
          by you until you tell us that it is in other hands.
        </li>
        <li>
          Accounts are free of charge, for people who look for work and for people who speak for a company. You speak
          for a company only as long as you may do so for that company.
        </li>
      </ul>
    ),
  },
  {
    id: "use",
    title: "Use of the service",
    body: (
      <>
        <p>You may use the site to look for work and everything related to it. You may not:</p>
        <ul>
          <li>use it to break the law or violate the rights of others;</li>
          <li>pretend to be someone else, or to work for a company you don't work for;</li>
          <li>insult, threaten or harass people, or ask them for money;</li>
          <li>try to access data or functions that aren't meant for you, or to disrupt the service;</li>
          <li>collect personal information about others from it;</li>
          <li>overload it with automated requests beyond what its public interface allows.</li>
        </ul>
        <p>
          Listings are read from other sites by a program, or posted here by employers. We work to keep them right and
          current, but the employer’s own page is what counts. Applying happens there or by email, and we are no party
          to what you and an employer agree on.
        </p>
      </>
    ),
  },
  {
    id: "order",
    title: "How lists are ordered",
    body: (
      <>
        <p>Nobody can pay for a place. What decides the order of jobs is what you choose:</p>
        <ul>
          <li>
            <b>Date:</b> the newest posting comes first. This is the usual order.
          </li>
          <li>
            <b>Relevance</b>, where you search for words: jobs with your words in more telling places come first, such
            as the title before the description; then the newest.
          </li>
          <li>
            <b>Salary:</b> the highest stated pay in a year, converted to one currency, comes first; jobs without one
            come last.
          </li>
          {isLive("referrals") && (
            <li>
              <b>Referrals:</b> jobs at companies whose referrers are likely to answer come first.
            </li>
          )}
          <li>
            <b>Match</b>, if you have a profile: jobs that meet more of what your profile says come first.
          </li>
        </ul>
        <p>
          Postings of the same opening are shown as one job. Your home country, working hours and hidden companies leave
          jobs out if you ask for that, and you can switch each of them off.
        </p>
      </>
    ),
  },
  {
    id: "moderation",
    title: "Notices, decisions and appeals",
    body: (
      <>
        <p>
          Anyone can <Link to={newNotice()}>tell us</Link> that something here is illegal or wrong, without an account.
          A person decides, with a reason, and can remove or close a job, or no longer list a company, a board or a
          domain. Programs only sort what waits, take a job off the site for at most {HOLD_HOURS} hours after{" "}
          {HOLD_REPORTS} independent reports of a scam, and hold back a posting that shows signs of one until a person
          has looked.
        </p>
        <p>
          If you gave an address, you get the decision with its reasons by e-mail. You can appeal it on the notice’s
          page within {APPEAL_MONTHS} months, free of charge; a person who hasn’t decided it before reads the appeal.
          Whether or not there was a notice, we mail the reasons to everybody whom a decision affects: the people who
          speak for the company, or the person. They can appeal in the same way. We publish{" "}
          <Link to={TRANSPARENCY_PAGE}>counts by month</Link>.
        </p>
      </>
    ),
  },
  {
    id: "content",
    title: "User content",
    body: (
      <p>
        What you write into the service, such as your profile, stays yours. You allow us to store it and to show it
        where the service says it will be shown, for as long as it is needed for that. You are responsible for it being
        true and lawful. We may remove content that breaks these terms.
      </p>
    ),
  },
  {
    id: "property",
    title: "Intellectual property",
    body: (
      <p>
        The site, its design, its name and its software belong to us or to those who license them to us. Job postings,
        company names and logos belong to their owners and are shown to point to them. If you believe that something
        here infringes a right of yours, write to {support}, and we look into it.
      </p>
    ),
  },
  {
    id: "termination",
    title: "Termination",
    body: (
      <p>
        You may stop using the service and have your account deleted at any time. We may suspend or close an account
        that breaks these terms or endangers others; where we can, we warn you first. You get the reasons and can
        appeal. With a suspended account you can still read, export and delete what is yours. The sections on user
        content, intellectual property, liability, disclaimer and governing law go on applying.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Limitation of liability",
    body: (
      <p>
        As far as the law allows, we are not liable for indirect or consequential loss, lost earnings, lost data or lost
        opportunities that arise from using the service or from not being able to use it, nor for what employers, job
        boards or other users do. Nothing in these terms limits liability that the law does not let us limit.
      </p>
    ),
  },
  {
    id: "disclaimer",
    title: "Disclaimer",
    body: (
      <p>
        The service is provided as it is and as it is available, without warranty of any kind. We do not promise that a
        listing is complete, correct or still open, that the service is never interrupted, or that using it leads to an
        interview or a job.
      </p>
    ),
  },
  {
    id: "law",
    title: "Governing law",
    body: (
      <p>
        These terms are governed by the laws of the United States, without regard to rules on conflicts of law. If the
        law of the place where you live protects you as a consumer beyond that, this protection stays with you.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    body: (
      <p>
        We may change these terms. The new text appears here with a new date; if a change matters, we tell you by e-mail
        or on the site before it takes effect. Using the service after that means that you accept it.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    body: (
      <p>
        Questions about these terms: {support}, or the <Link to={paths.contact}>contact page</Link>.
      </p>
    ),
  },
];

export default function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="What applies when you use the site or have an account."
      sections={SECTIONS}
      after={
        <>
          The <Link to={paths.privacy}>Privacy Policy</Link> says how we handle personal information.
        </>
      }
    />
  );
}
