import type { ReactNode } from "react";
import { ThemeMenu } from "@/components/layout/theme-menu";
import { Alert } from "@/components/ui/alert";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { PageHead } from "@/components/ui/page-head";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { StatCard } from "@/components/ui/stat-card";
import { buttonVariants } from "@/components/ui/button-variants";
import { Fields } from "./fields";
import { Lists } from "./lists";
import { Overlays } from "./overlays";
import { words } from "./words";

const looks = ["primary", "sun", "secondary", "outline", "ghost", "destructive", "destructive-outline"] as const;
const sizes = ["sm", "md", "lg"] as const;
const tones = ["info", "success", "warning", "error"] as const;
const badges: readonly BadgeTone[] = [
  ...(["neutral", "primary", "sun", "lake"] as const),
  ...(["clay", "warning", "destructive", "outline"] as const),
];

/** The parts of components/ui, each as it is, to be looked at in both themes. */
export function Gallery() {
  const { parts, theme } = words;
  return (
    <main className="mx-auto grid max-w-5xl grid-cols-1 gap-10 px-4 py-8">
      <PageHead title={words.title} intro={words.intro}>
        <ThemeMenu
          labels={theme}
          icons={{ light: <Icon name="sun" />, dark: <Icon name="moon" />, system: <Icon name="monitor" /> }}
          trigger={<Icon name="sun-moon" />}
          triggerClass={buttonVariants({ variant: "outline", size: "icon" })}
        />
      </PageHead>
      <Part title={parts.buttons}>
        {sizes.map((size) => (
          <Row key={size}>
            {looks.map((variant) => (
              <Button key={variant} {...{ variant, size }}>
                {variant}
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          <Button disabled>{words.press}</Button>
          <ButtonLink href="#top">{words.press}</ButtonLink>
        </Row>
      </Part>
      <Part title={parts.badges}>
        <Row>
          {badges.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
      </Part>
      <Part title={parts.alerts}>
        {tones.map((tone) => (
          <Alert key={tone} tone={tone} title={tone}>
            {words.sentence}
          </Alert>
        ))}
      </Part>
      <Part title={parts.fields}>
        <Fields />
      </Part>
      <Part title={parts.cards}>
        <Cards />
      </Part>
      <Part title={parts.waiting}>
        <Row>
          <Spinner className="size-8" label={words.loading} />
          <Skeleton className="h-8 w-48" />
          <Progress value={3} max={7} label={words.loading} className="w-48" />
        </Row>
      </Part>
      <Part title={parts.lists}>
        <Lists />
      </Part>
      <Part title={parts.overlays}>
        <Overlays />
      </Part>
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

function Cards() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Card>
        <CardHeader>
          <CardTitle>{words.sample}</CardTitle>
          <CardDescription>{words.hint}</CardDescription>
        </CardHeader>
        <CardContent>{words.sentence}</CardContent>
        <CardFooter>
          <Button size="sm">{words.press}</Button>
        </CardFooter>
      </Card>
      <StatCard label={words.figure} value={12} note={words.hint} />
      <EmptyState title={words.empty} icon={<Icon name="book-open-text" />} level={3}>
        {words.sentence}
      </EmptyState>
    </div>
  );
}
