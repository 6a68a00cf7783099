import { CircleAlert, Download } from "lucide-react";
import { Link } from "react-router";
import type { AccountSettings } from "#contract/schemas/account-settings.ts";
import { brand } from "#contract/values/brand.ts";
import { accountApi } from "#web/features/account/settings/account-paths.ts";
import { download } from "#web/features/account/settings/download.ts";
import { ConfirmPassword } from "#web/features/account/security/confirm-password.tsx";
import { useConfirmedAction } from "#web/features/account/security/use-confirmed-action.ts";
import { isLive } from "#web/model/capabilities.ts";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Notice } from "#web/ui/display/notice.tsx";

/** What we keep about the person, who else sees it, and all of it as a file. */
export function PrivacyData({ settings: { kept } }: { settings: AccountSettings }) {
  const { busy, error, held, send, release } = useConfirmedAction();
  const save = {
    async run() {
      await download(accountApi.exportAccount, `${brand.name.toLowerCase()}.zip`);
      return "";
    },
    done: () => {},
  };
  return (
    <>
      <table className="w-full max-w-88 text-ui">
        <caption className="sr-only">What we keep about you</caption>
        <thead>
          <tr className="text-meta text-ink-3">
            <th className="pb-1 text-left font-normal">What we keep</th>
            <th className="pb-1 text-right font-normal">Records</th>
          </tr>
        </thead>
        <tbody>
          {kept.map(({ kind, records }) => (
            <tr key={kind} className="border-t border-line">
              <th className="py-1.5 text-left font-normal">{kind}</th>
              <td className="py-1.5 text-right tabular-nums">{records.toLocaleString("en")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-[40em] text-meta text-ink-3">
        {isLive("referrals") && "A referrer sees your name, address and links only once they accept your request. "}
        Employers see nothing. More in our <Link to={paths.privacy}>Privacy Policy</Link>.
      </p>
      {error !== undefined && (
        <Notice variant="negative" icon={CircleAlert} role="alert">
          {error}
        </Notice>
      )}
      {held ? (
        <ConfirmPassword against="copies what we keep about you" onDone={release} />
      ) : (
        <div>
          <Button busy={busy} busyLabel="Preparing..." onClick={() => send(save)}>
            <Icon of={Download} />
            Download my data
          </Button>
        </div>
      )}
    </>
  );
}
