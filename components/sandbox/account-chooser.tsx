import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/fields/field";
import type sandbox from "@/messages/en/sandbox.json";

type AccountChooserProps = {
  action: string;
  accounts: readonly { email: string; name: string }[];
  labels: (typeof sandbox)["chooser"];
};

/** Stands for Google's own page: an account of the list, or any other, verified there or not. */
export function AccountChooser({ action, accounts, labels }: AccountChooserProps) {
  return (
    <main className="mx-auto grid max-w-md gap-6 px-4 py-8 sm:px-6">
      <div className="grid gap-1.5">
        <h1>{labels.title}</h1>
        <p className="text-muted-foreground">{labels.intro}</p>
      </div>
      <ul className="grid gap-3">
        {accounts.map(({ email, name }) => (
          <li key={email}>
            <form method="post" action={action}>
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="name" value={name} />
              <input type="hidden" name="verified" value="on" />
              <Button type="submit" variant="outline" size="lg" className="w-full">
                <span className="grid min-w-0 flex-1 text-left">
                  <span>{name}</span>
                  <span className="text-muted-foreground text-sm font-normal break-all">{email}</span>
                </span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <Card className="p-5">
        <form method="post" action={action} className="grid gap-4">
          <h2 className="text-h3">{labels.other}</h2>
          <TextField id="email" type="email" label={labels.email} required autoComplete="off" />
          <TextField id="name" label={labels.name} autoComplete="off" />
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="verified" defaultChecked className="accent-primary size-5" />
            {labels.verified}
          </label>
          <Button type="submit">{labels.submit}</Button>
        </form>
      </Card>
    </main>
  );
}
