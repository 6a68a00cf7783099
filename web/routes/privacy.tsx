import { Link } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { isLive } from "#web/model/capabilities.ts";
import { LegalPage, type LegalSection } from "#web/features/text-pages/legal-page.tsx";
import { FIXED_PAGE_HEADERS, pageMeta } from "#web/shell/page-meta.ts";
import { newNotice } from "#web/shell/pages/notice-path.ts";
import { paths } from "#web/shell/paths.ts";

export const meta = () =>
  pageMeta({
    title: "Privacy Policy",
    description: "What we store about you, why, for how long, and what you can ask us to do.",
    canonicalPath: paths.privacy,
  });
export const headers = () => FIXED_PAGE_HEADERS;

/** Shown only where referrals are live. */
function ReferralInformation() {
  if (!isLive("referrals")) return null;
  return (
    <li>
      <b>Referrals:</b> what you write in requests, answers and messages, and what became of them. If you refer others:
      your company and the domain of your work address, with a keyed hash of the address from which it cannot be read.
      If we suspended you, we keep such hashes of your addresses, the reason and the date for two years after your
      account is erased, so that the suspension holds.
    </li>
  );
}

function ReferralReaders() {
  if (!isLive("referrals")) return null;
  return (
    <p>
      A referral request goes to verified employees of the company without your name, links and contact. The employee
      who accepts it sees them, and you see the name they chose. If one of you disputes or reports, one of our operators
      reads the request and its messages, with addresses masked. We remove the text of an unsuccessful request after 30
      days.
    </p>
  );
}

const support = <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;

const SECTIONS: LegalSection[] = [
  {
    id: "who",
    title: "Who we are",
    body: (
      <p>
        {brand.name} (“we”) runs this website, which lists remote jobs from across the web. This policy says what
        personal information we handle when you visit the site or have an account, and what choices you have. If
        something is unclear, write to {support}.
      </p>
    ),
  },
  {
    id: "what",
    title: "What we collect",
    body: (
      <>
        <p>We collect as little as the service needs:</p>
        <ul>
          <li>
            <b>Account information:</b> your name, your e-mail address and your password. The password is stored only as
            a salted hash, from which it cannot be read.
          </li>
          <li>
            <b>Profile information:</b> the preferred roles and locations you choose to give.
          </li>
          <li>
            <b>Session information:</b> when a session began, when it was last used, and the kind of browser and system,
            such as “Firefox on Windows”, so that you can stay logged in and end sessions that you do not recognize.
          </li>
          <li>
            <b>Technical information:</b> the address your request comes from, the page asked for, the time and the kind
            of browser, in logs that keep the service running and safe.
          </li>
          <li>
            <b>Page views:</b> how many times the page of a company or of one of its jobs was shown on a day, as a
            number for the company, which its employer sees from five on. We store no address, cookie or account with
            it, and count nothing if your browser asks sites not to track you.
          </li>
          {isLive("saved") && (
            <li>
              <b>Saved jobs:</b> which jobs you saved and when, and what they said then.
            </li>
          )}
          <ReferralInformation />
          <li>
            <b>Passkeys and companies:</b> if you add a passkey, its public key and the name you give it, never the
            secret on your device. If you claim a company, its domain, which proofs held until when, and what was
            decided. Other people who speak for the company see your name. What you say or post for it is kept in its
            log, without your name once your account is erased.
          </li>
          <li>
            <b>What you write to us:</b> the mail you send and our answer; and in a <Link to={newNotice()}>notice</Link>{" "}
            your words and, if you give one, your e-mail address. We store that address encrypted, use it for the
            decision only and never show it to the people whom the notice is about.
          </li>
          <li>
            <b>Look-ups by our operators:</b> when an operator looks up your account, we log that and the reason. Your
            export shows it.
          </li>
          <li>
            <b>People named in job postings:</b> postings are published by employers and can name a contact. We mask
            personal e-mail addresses and telephone numbers before we store the text. Anything left over? Send a{" "}
            <Link to={newNotice()}>notice</Link>.
          </li>
        </ul>
        <p>You can browse and search jobs without an account; then we collect only technical information.</p>
      </>
    ),
  },
  {
    id: "use",
    title: "How we use it",
    body: (
      <ul>
        <li>To run the service: to sign you in, to show your profile, to answer your searches.</li>
        <li>To send the mail you ask for, such as the link that verifies your address or resets your password.</li>
        <li>To protect the service against abuse, for example by limiting repeated attempts to log in.</li>
        <li>To find and fix faults.</li>
        <li>To meet our legal duties.</li>
      </ul>
    ),
  },
  {
    id: "share",
    title: "Who receives it",
    body: (
      <>
        <p>
          We do not sell personal information and show no advertising. Personal information reaches others only when
          needed: companies that run servers or deliver mail for us, under contract and for that purpose alone;
          authorities when the law obliges us; and a successor, if the service changes hands, under this same policy.
        </p>
        <ReferralReaders />
        <p>
          When you press Apply Now you leave this site. What you give to the employer or the job board there is between
          you and them, under their policy.
        </p>
      </>
    ),
  },
  {
    id: "cookies",
    title: "Cookies and local storage",
    body: (
      <>
        <p>
          We set no advertising or tracking cookies, and no third party sets any through us. In the local storage of
          your browser we keep:
        </p>
        <ul>
          <li>a token that keeps you logged in, until you log out or the session ends;</li>
          <li>
            where you say you live and when you work, how pay is shown to you, and what you hide from your searches; if
            you have an account they are stored there too, and logging out removes the browser's copy;
          </li>
          {isLive("saved") && (
            <li>
              which jobs you opened lately, so that your lists can show it; and the jobs you save without an account,
              which move there when you log in;
            </li>
          )}
          <li>which of our notices about the site you dismissed;</li>
          <li>the light or dark appearance you chose.</li>
        </ul>
        <p>You can remove all of it at any time in your browser's settings; this signs you out.</p>
      </>
    ),
  },
  {
    id: "retention",
    title: "How long we keep it",
    body: (
      <p>
        Account and profile information stays for as long as you have the account. When it is deleted, personal data is
        erased, except what the law requires us to keep. We delete logs after a short time. Links for verification and
        password resets expire by themselves.
      </p>
    ),
  },
  {
    id: "security",
    title: "Security",
    body: (
      <p>
        Connections are encrypted, passwords are hashed with a method made for passwords, session tokens are stored in a
        form that is of no use to a thief, and access to the data is limited to those who run the service. No system is
        beyond all risk; if something happens that concerns your data, we tell you and the authorities as the law
        provides.
      </p>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <p>
        You may ask what we hold about you, have it corrected, receive a copy, object to its use, or have it deleted.
        Depending on where you live, the law may give you further rights, such as complaining to a data protection
        authority. Write to {support} from the address of your account; we answer typically within 24-48 business hours.
      </p>
    ),
  },
  {
    id: "transfers",
    title: "International use",
    body: (
      <p>
        The service can be used from anywhere, and our servers may stand in another country than yours, including the
        United States. Wherever data is handled, this policy applies to it, and we use the safeguards the law asks for
        when it crosses borders.
      </p>
    ),
  },
  {
    id: "age",
    title: "Age",
    body: (
      <p>
        The service is not for people under 18. We do not knowingly collect information about anyone under 18. If you
        believe that someone under 18 has an account, tell us and we delete it.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to this policy",
    body: (
      <p>
        When this policy changes, the new text appears here with a new date. If a change matters to how your data is
        used, we tell you by e-mail or on the site before it takes effect.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    body: (
      <p>
        Questions about this policy or about your data: {support}, or the <Link to={paths.contact}>contact page</Link>.
      </p>
    ),
  },
];

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What we store about you, why, for how long, and what you can ask us to do."
      sections={SECTIONS}
      after={
        <>
          The <Link to={paths.terms}>Terms of Service</Link> say what applies when you use the site.
        </>
      }
    />
  );
}
