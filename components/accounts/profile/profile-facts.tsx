import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import type { Profile, ProfileLabels } from "./profile-types";

type ProfileFactsProps = {
  profile: Profile;
  labels: ProfileLabels;
  /** After editing, the focus is where it was before. */
  focused: boolean;
  /** Whether the form is on its way. */
  isComing: boolean;
  onEdit: () => void;
};

/** The profile as it stands. */
export function ProfileFacts({ profile, labels, focused, isComing, onEdit }: ProfileFactsProps) {
  const facts = [
    { name: labels.fields.fullName, value: profile.fullName },
    { name: labels.fields.school, value: profile.school },
    { name: labels.fields.email, value: profile.email },
    { name: labels.role, value: profile.role },
    { name: labels.language, value: labels.languages[profile.language] },
  ];
  return (
    <>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted-foreground text-sm font-semibold">{name}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        autoFocus={focused}
        aria-busy={isComing}
        onClick={onEdit}
        className={buttonVariants({ className: "mt-6" })}
      >
        {isComing ? <Spinner /> : null}
        {labels.edit}
      </button>
    </>
  );
}
