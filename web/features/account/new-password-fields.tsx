import { TextField } from "#web/ui/form/text-field.tsx";

/** The fields `password` and `confirmation` of a form that sets a new password, with what is wrong with each. */
export function NewPasswordFields({ faults }: { faults: { password?: string; confirmation?: string } }) {
  return (
    <>
      <TextField
        label="New Password"
        hint="must be at least 8 characters long"
        type="password"
        name="password"
        autoComplete="new-password"
        required
        error={faults.password}
      />
      <TextField
        label="Confirm New Password"
        type="password"
        name="confirmation"
        autoComplete="new-password"
        required
        error={faults.confirmation}
      />
    </>
  );
}
