import { Tabs, TabsList, TabsTrigger } from "radix-ui/tabs";
import { useLayoutEffect, useState, type KeyboardEvent } from "react";
import { tabLink, type LinkTabsProps } from "./tab-link";

function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** The tabs on Radix's. They take the place of the links, and the focus from the one that had it. */
export function TabsSurface({ label, tabs, panel, className }: LinkTabsProps) {
  const [focused] = useState(() => document.activeElement?.id);
  useLayoutEffect(() => {
    const tab = focused ? document.getElementById(focused) : null;
    if (tab?.role === "tab") tab.focus({ preventScroll: true });
  }, [focused]);
  return (
    <Tabs value={tabs.find(({ isChosen }) => isChosen)?.key ?? ""} activationMode="manual" asChild>
      <TabsList aria-label={label} className={className}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab.key} value={tab.key} asChild>
            <a type={undefined} {...tabLink(tab, panel)} onKeyDown={pressBySpace}>
              {tab.label}
            </a>
          </TabsTrigger>
        ))}
      </TabsList>
    </Tabs>
  );
}
