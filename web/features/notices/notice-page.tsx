import { Link } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { paths } from "#web/shell/paths.ts";
import { NoticeForm } from "./notice-form.tsx";

const LEAD =
  "Tell us what is illegal or wrong about a page. You need no account. You get a case number at once, a person decides, and you can read the decision with its reasons.";

/** The form of a new notice and what happens with it. */
export function NoticePage() {
  return (
    <TextPage title="File a notice" lead={LEAD}>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-12">
        <div className="needs-js">
          <NoticeForm />
        </div>
        <p className="without-js text-ui">
          The form needs JavaScript. You can also write to{" "}
          <a href={`mailto:${brand.supportEmail}?subject=Notice`}>{brand.supportEmail}</a>: name the page, say what is
          wrong with it and that you believe in good faith that this is true.
        </p>
        <section aria-labelledby="what-happens" className="max-w-[41em] text-ui">
          <h2 id="what-happens" className="text-title">
            What happens next
          </h2>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-2">
            <li>Notices about the same thing for the same reason are one case.</li>
            <li>A person reads the case. Programs put cases in order, but decide none.</li>
            <li>If you give an address, we email you the decision. We never show it to the other side.</li>
          </ul>
          <p className="mt-3 text-ink-2">
            See what we do with your data in our <Link to={paths.privacy}>Privacy Policy</Link>.
          </p>
        </section>
      </div>
    </TextPage>
  );
}
