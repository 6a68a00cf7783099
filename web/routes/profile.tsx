import { Check, Pencil } from "lucide-react";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useAuth } from "#web/features/account/use-auth.ts";
import { useLogOut } from "#web/features/account/use-log-out.ts";
import { ProfileOverview } from "#web/features/account/profile-overview.tsx";
import { ProfileSettings } from "#web/features/account/profile-settings.tsx";
import { ALERTS_TAB } from "#web/features/alerts/alerts-path.ts";
import { isLive } from "#web/model/capabilities.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Logo } from "#web/ui/base/logo.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { Tabs } from "#web/ui/form/tabs.tsx";
import { Tooltip } from "#web/ui/overlay/tooltip.tsx";

export const meta = () => pageMeta({ title: "My Profile", description: "Your profile and settings.", index: false });

const EditProfile = lazy(() =>
  import("#web/features/profile/edit-profile.tsx").then((module) => ({ default: module.EditProfile })),
);

const AlertsTab = lazy(() =>
  import("#web/features/alerts/page/alerts-tab.tsx").then((module) => ({ default: module.AlertsTab })),
);

const OVERVIEW = "overview";
const SETTINGS = "settings";

/** `/me`, `/dashboard` and `/profile`. The tab and editing are in the URL, so they can be linked and the Back button works. */
export default function Profile() {
  const { user } = useAuth();
  const logOut = useLogOut();
  const [params, setParams] = useSearchParams();
  if (!user) return null;
  const alerts = isLive("alerts");
  const asked = params.get("tab");
  const current = asked === SETTINGS || (alerts && asked === ALERTS_TAB) ? asked : OVERVIEW;
  const editing = isLive("profile") && params.get("edit") === "profile";
  return (
    <div className="wrap max-w-[calc(60rem+2*var(--gutter))] pt-8">
      <header className="mb-6 grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-4 md:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
        <Logo name={user.name} size="large" />
        <div className="min-w-0">
          <h1 className="[overflow-wrap:anywhere]">{user.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ui text-ink-2">
            <span className="[overflow-wrap:anywhere]">{user.email}</span>
            {user.emailVerified && (
              <Badge variant="positive">
                <Icon of={Check} size="small" />
                Verified
              </Badge>
            )}
          </p>
        </div>
        <div className="flex gap-2 max-md:col-span-2">
          <Button variant="quiet" className={editing ? "max-md:-ml-3.5 md:-mr-3.5" : "max-md:-ml-3.5"} onClick={logOut}>
            Log out
          </Button>
          {isLive("profile") ? (
            !editing && (
              <Button onClick={() => setParams({ edit: "profile" })}>
                <Icon of={Pencil} />
                Edit Profile
              </Button>
            )
          ) : (
            <Tooltip text="Profile editing coming soon in a future update" side="bottom" align="end">
              <Button aria-disabled="true">
                <Icon of={Pencil} />
                Edit Profile
              </Button>
            </Tooltip>
          )}
        </div>
      </header>
      {editing ? (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <EditProfile onClose={() => setParams({})} />
        </Suspense>
      ) : (
        <Tabs
          label="Profile"
          current={current}
          onChange={(tab) => setParams(tab === OVERVIEW ? {} : { tab }, { preventScrollReset: true })}
          tabs={[
            { id: OVERVIEW, label: "Overview", panel: <ProfileOverview user={user} /> },
            { id: SETTINGS, label: "Settings", panel: <ProfileSettings open={current === SETTINGS} /> },
            ...(alerts
              ? [
                  {
                    id: ALERTS_TAB,
                    label: "Alerts",
                    panel: (
                      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
                        <AlertsTab open={current === ALERTS_TAB} />
                      </Suspense>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </div>
  );
}
