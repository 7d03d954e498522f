import type { ReactNode } from "react";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";

type SettingSectionProps = { id: string; title: string; intro: string; children: ReactNode };

/** A setting of the service with what it means. */
export function SettingSection({ id, title, intro, children }: SettingSectionProps) {
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id}>{title}</CardTitle>
        <CardDescription className="max-w-prose">{intro}</CardDescription>
      </CardHeader>
      <CardContent>{children}</CardContent>
    </Card>
  );
}
