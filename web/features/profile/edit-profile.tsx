import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ProfileValues } from "#contract/schemas/desk/profile.ts";
import { Button } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { ReadCv } from "./cv/read-cv.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { useProfile } from "./profile-api.ts";

/** Loads the person's profile and shows the form that changes it. `onClose` ends editing. */
export function EditProfile({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useProfile();
  const toast = useToast();
  const [filled, setFilled] = useState<Partial<ProfileValues>>();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened the form is gone, and the focus with it.
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="edit-profile" className="border-t border-line pt-6">
      <h2 id="edit-profile" ref={title} tabIndex={-1} className="mb-4 outline-none">
        Edit Profile
      </h2>
      {data !== undefined && (
        <div className="grid gap-8">
          <ReadCv profile={data} onFill={setFilled} />
          <ProfileForm
            stored={data}
            {...(filled && { filled })}
            onClose={onClose}
            onSaved={() => {
              toast({ text: "Your profile is saved.", icon: CircleCheck, variant: "positive" });
              onClose();
            }}
          />
        </div>
      )}
      {data === undefined && !isError && <Skeleton className="h-80 w-full" />}
      {data === undefined && isError && (
        <Notice
          variant="caution"
          icon={CircleAlert}
          role="alert"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          We couldn’t load your profile.
        </Notice>
      )}
    </section>
  );
}
