"use client";

import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { menuEntries } from "@/components/ui/menu/menu";
import { Pagination } from "@/components/ui/pagination";
import { RowMenuButton } from "@/components/ui/menu/row-menu-button";
import { LinkTabs } from "@/components/ui/tabs/tabs";
import { useRowMenu } from "@/components/ui/menu/use-row-menu";
import { words } from "./words";

const entries = menuEntries(() => import("./entries").then((module) => module.RowEntries));

type Row = { id: number; name: string; minutes: number };

const rows: readonly Row[] = [1, 2, 3].map((id) => ({ id, name: words.sample, minutes: 40 * id }));

/** Tabs, a table whose rows have a menu, and the ways to its other pages. */
export function Lists() {
  const menu = useRowMenu();
  const columns: DataColumn<Row>[] = [
    { id: "name", header: words.table.name, cell: ({ name }) => name },
    { id: "minutes", header: words.table.minutes, kind: "number", cell: ({ minutes }) => minutes },
    {
      id: "actions",
      header: words.table.actions,
      kind: "menu",
      cell: ({ id }) => (
        <RowMenuButton id={id} label={words.table.actions} menu={menu} busy={false} entries={entries} given={{}} />
      ),
    },
  ];
  const tab = { isPending: false, href: "#gallery-panel" };
  return (
    <div className="grid grid-cols-1 gap-4">
      <LinkTabs
        label={words.tabs.label}
        panel="gallery-panel"
        className="admin-tabs"
        tabs={[
          { ...tab, key: "first", label: words.tabs.first, isChosen: true },
          { ...tab, key: "second", label: words.tabs.second, isChosen: false },
        ]}
      />
      <div id="gallery-panel" role="tabpanel" aria-label={words.tabs.first}>
        <DataTable label={words.table.label} columns={columns} rows={rows} />
      </div>
      <Pagination page={1} totalPages={4} hrefFor={(page) => `#page-${page}`} labels={words.pages} />
    </div>
  );
}
