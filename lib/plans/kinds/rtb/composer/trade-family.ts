import { searchable } from "../../../text/wording";
import type { TradeFamily } from "./banks";

/** Modules that every trade shares: their sessions are held at desks, not at the work place of the trade. */
const complementary =
  /\bccm\w*\d|business plan|entrepreneur|literacy|communication|francais|english|anglais|kinyarwanda|swahili|mathematic|physics|citizenship|sport/;

/** Sessions in which something is designed or filmed rather than programmed; the module may say so as well as the trade. */
const design =
  /multimedia|\bmmp\b|graphi|ui\/ux|wireframe|mock-?up|video|photo|infograph|igishushanyo mbonera|usanifu wa picha/;

/** Words by which a trade is known in the four languages; the first family that matches wins. */
const words: readonly [TradeFamily, RegExp][] = [
  ["networking", /network|reseau|\bnit\b|\bcsa\b|computer system|internet tech|imiyoboro ya mudasobwa|mtandao/],
  [
    "software",
    /software|\bsod\b|\bswd\b|\bict\b|programm|logiciel|developpement web|web dev|porogaramu|programu|\bspe\b/,
  ],
  ["plumbing", /plumb|plomberie|amazi|mabomba|sanitary|sanitaire/],
  ["electrical", /electri|renewable|solar|energie|\belt\b|amashanyarazi|umeme|electronic|telecom/],
  ["carpentry", /carpent|wood|menuiser|ububaji|useremala|furniture|bois|interior design/],
  ["automobile", /auto|vehicle|mecanique auto|motor|ibinyabiziga|magari|moto\b/],
  ["welding", /weld|soud|manufactur|gusudira|uchomeleaji|metal|machin|mining|turning/],
  ["construction", /construct|building|mason|public works|survey|ubwubatsi|ujenzi|macon|batiment|painting|topograph/],
  ["agriculture", /agricult|animal|veterin|forest|crop|ubuhinzi|ubworozi|kilimo|mifugo|elevage|horticult/],
  [
    "hospitality",
    /hospital|culinar|food|beverage|cuisin|touris|hotel|restaur|guteka|upishi|housekeep|front office|bak(?:ery|ing)/,
  ],
  ["fashion", /fashion|tailor|couture|sewing|ubudozi|ushonaji|garment|leather|mode\b|textile/],
  ["hairdressing", /hair|coiff|beauty|esthet|gutunganya imisatsi|ususi|manicure|salon/],
];

function familyIn(text: string): TradeFamily | undefined {
  const name = searchable(text);
  return words.find(([, pattern]) => pattern.test(name))?.[0];
}

/** What a trade works with, from its name, else its sector's; a complementary module has no work place of its own. */
export function tradeFamily(place: { sector: string; trade: string; moduleTitle: string }): TradeFamily {
  if (complementary.test(searchable(place.moduleTitle))) return "general";
  const ofTrade = familyIn(place.trade);
  if ((ofTrade ?? "software") === "software" && design.test(searchable(`${place.trade} ${place.moduleTitle}`))) {
    return "design";
  }
  return ofTrade ?? familyIn(place.moduleTitle) ?? familyIn(place.sector) ?? "general";
}
