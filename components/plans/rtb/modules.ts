import type { ModuleDetail, ModuleOffer, ModuleOffers } from "@/lib/plans/picking/types";
import { defaultPlanLanguage } from "@/lib/core/language";
import { searchable } from "@/lib/core/searchable";
import { lookUp, put } from "../picker/desk";
import type { PickerForm, PickedValues } from "../picker/types";

/** What can be picked for the trade. */
export function askTrade(
  desk: PickerForm,
  { trade = "", language = defaultPlanLanguage }: PickedValues,
): Promise<ModuleOffers> {
  return lookUp<ModuleOffers>(desk, "modules", { trade, language });
}

/** The module that the values name, by its code or its title, with what is taught in it. */
export async function askModule(
  desk: PickerForm,
  values: PickedValues,
): Promise<{ offer: ModuleOffer | undefined; detail: ModuleDetail | null }> {
  const { modules } = await askTrade(desk, values);
  const named = searchable(values.moduleTitle ?? "");
  const isNamed = ({ moduleTitle }: ModuleOffer) => {
    const [code = ""] = moduleTitle.split(" ");
    return searchable(moduleTitle) === named || (/^[A-Z]{5}\d{3}$/.test(code) && named.includes(code.toLowerCase()));
  };
  const offer = named ? modules.find(isNamed) : undefined;
  return { offer, detail: offer?.id ? await lookUp<ModuleDetail>(desk, `modules/${offer.id}`) : null };
}

/** Sectors with their trades. */
export type Sectors = readonly { name: string; trades: readonly string[] }[];

/** Trades of the sector; of all sectors while none is chosen or it is not in the list. */
function tradesOf(sectors: Sectors, sector: string): readonly string[] {
  const own = sectors.find(({ name }) => searchable(name) === searchable(sector));
  return own && own.trades.length > 0 ? own.trades : sectors.flatMap(({ trades }) => trades);
}

/** What the fields suggest. */
export type ModuleSuggestions = {
  /** Those of the sector; null before it was looked at. */
  trades: readonly string[] | null;
  modules: string[];
  outcomes: string[];
};

/** The trades of the sector, the modules of the trade and the outcomes of the module that stand in the form. */
export async function loadSuggestions(desk: PickerForm, sectors: Sectors): Promise<ModuleSuggestions> {
  const [sector = "", trade = "", moduleTitle = ""] = desk.form
    .getValues(["sector", "trade", "moduleTitle"])
    .map(String);
  const trades = tradesOf(sectors, sector);
  const none = { trades, modules: [], outcomes: [] };
  if (!trade.trim()) return none;
  try {
    const [{ modules }, { offer, detail }] = await Promise.all([
      askTrade(desk, { trade }),
      askModule(desk, { trade, moduleTitle }),
    ]);
    if (offer) put(desk, { title: offer.moduleTitle, sets: {}, fills: { level: offer.level } });
    return {
      trades,
      modules: modules.map((module) => module.moduleTitle),
      outcomes: [...(offer?.outcomes ?? []), ...(detail?.outcomes ?? []).map(({ title }) => title)],
    };
  } catch {
    // Without an answer the trainer types.
    return none;
  }
}
