import { useId } from "react";
import { useSession } from "#web/session/use-session.ts";
import { PHONE, useMedia } from "#web/shell/use-media.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { Field } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { CountryOptions, useCountryList, useHomeCountry } from "#web/features/preferences/country-select.tsx";
import { HideRulesList } from "./hide-rules-list.tsx";
import { SalaryPreference } from "./salary-preference.tsx";
import { SettingsError } from "./settings-error.tsx";
import { OwnWorkday } from "./workday-fields.tsx";

/** The settings that apply to every search. Each change takes effect at once. */
export function SearchSettingsDialog({ onClose }: { onClose: () => void }) {
  const phone = useMedia(PHONE);
  const { user } = useSession();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Preferences"
      shape={phone ? "sheet" : "dialog"}
      foot={
        <>
          <div className="flex-1 text-meta text-ink-3">
            {user ? "Saved in your account." : "Saved in this browser only."}
            <SettingsError />
          </div>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <HomeCountryField />
        <OwnWorkday />
        <SalaryPreference />
        <HideRulesList />
      </div>
    </Dialog>
  );
}

function HomeCountryField() {
  const id = useId();
  const [homeCountry, setHomeCountry] = useHomeCountry();
  const list = useCountryList();
  return (
    <Field id={id} label="You live in" hint="Each job shows whether it hires where you live.">
      <NativeSelect
        id={id}
        className="w-full"
        value={homeCountry ?? ""}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setHomeCountry(event.target.value === "" ? null : event.target.value)}
      >
        <CountryOptions list={list} />
      </NativeSelect>
    </Field>
  );
}
