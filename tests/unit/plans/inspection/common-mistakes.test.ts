import { describe, expect, it } from "vitest";
import { contradictionsIn } from "@/lib/plans/inspection/content/contradictions";
import { loadClaims } from "@/lib/bank/queries";
import type { PlanLanguage } from "@/lib/core/language";

function isContradicted(text: string, language: PlanLanguage): boolean {
  return contradictionsIn([{ field: "notesSummary", text }], loadClaims(), language).length > 0;
}

/** What is commonly mistaken, and the same said rightly. */
const english: readonly [wrong: string, right: string][] = [
  [
    "The left ventricle sends blood to the lungs.",
    "The left ventricle sends blood to the body, the right one to the lungs.",
  ],
  ["The right ventricle pushes blood round the body.", "The right ventricle pushes blood to the lungs."],
  ["Which chamber fills the aorta: the right ventricle", "Which chamber fills the aorta: the left ventricle"],
  ["The pulmonary vein carries deoxygenated blood.", "The pulmonary vein carries oxygenated blood."],
  ["The vena cava brings oxygenated blood.", "The vena cava brings blood without oxygen to the right atrium."],
  ["A whale is a big fish, a bat is a bird.", "A whale is a mammal and so is a bat."],
  ["Frogs are reptiles.", "Frogs are amphibians and snakes are reptiles."],
  ["Snakes are amphibians.", "Snakes are reptiles, newts are amphibians."],
  ["The mother decides the sex of a child.", "The father's sperm decides the sex of a child."],
  ["Girls have XY chromosomes.", "Girls have XX chromosomes, boys XY."],
  ["Fertilisation happens in the uterus.", "Fertilisation happens in the oviduct."],
  ["The uterus produces eggs each month.", "The ovary produces eggs, and the embryo grows in the uterus."],
  ["Scurvy is caused by lack of vitamin A.", "Scurvy is caused by lack of vitamin C."],
  ["Rickets comes from too little iodine.", "Rickets comes from too little vitamin D."],
  ["Goitre is due to lack of iron.", "Goitre is due to lack of iodine."],
  ["Kwashiorkor comes from worms.", "Kwashiorkor comes from too little protein."],
  ["Anaemia comes from a lack of calcium.", "Anaemia comes from a lack of iron."],
  ["Incisors crush the food.", "Incisors cut and molars crush the food."],
  ["Molars tear the meat.", "Molars grind and canines tear."],
  ["The longest bone is the tibia.", "The longest bone is the femur; the tibia comes next."],
  ["The normal body temperature is 42 °C.", "The normal body temperature is 37 °C."],
  ["Beans remove nitrogen from the soil.", "Beans add nitrogen to the soil."],
  ["The atomic number is the number of neutrons.", "The atomic number is the number of protons."],
  ["Oxidation is the gain of electrons.", "Oxidation is the loss and reduction the gain of electrons."],
  ["Reduction is the loss of electrons.", "Reduction is the gain of electrons."],
  ["Cations move to the anode.", "Cations move to the cathode and anions to the anode."],
  ["In a covalent bond electrons are transferred: covalent bonds transfer them.", "Covalent bonds share electrons."],
  ["In ionic bonds the atoms share electrons.", "In ionic bonds electrons are transferred."],
  ["An exothermic reaction absorbs heat.", "An exothermic reaction gives heat out, an endothermic one absorbs heat."],
  ["Endothermic reactions release heat.", "Endothermic reactions absorb heat."],
  ["Melting is a chemical change.", "Melting is a physical change and burning is a chemical one."],
  ["Rusting is a physical change.", "Rusting is a chemical change."],
  ["Heavier stones fall faster.", "In air a stone falls faster than a feather; without it both fall alike."],
  ["Action and reaction are in the same direction.", "Action and reaction are equal and opposite."],
  ["In parallel the total resistance increases.", "In parallel the total resistance is smaller than each one."],
  ["Sound is faster than light.", "Light is faster than sound."],
  ["A convex lens spreads the rays.", "A convex lens brings rays together; a concave lens spreads them."],
  ["Short sight is corrected with a convex lens.", "Short sight is corrected with a concave lens."],
  [
    "When the speed doubles the kinetic energy doubles.",
    "When the speed doubles the kinetic energy is four times as much.",
  ],
  ["Current is measured in volts.", "Current is measured in amperes, voltage in volts."],
  ["Day and night are caused by the moon.", "Day and night are caused by the earth's rotation."],
  ["Seasons come from the distance from the sun.", "Seasons come from the tilt of the axis."],
  ["The leeward side gets heavy rain.", "The windward side gets heavy rain, the leeward side little."],
  ["An isosceles triangle has three equal sides.", "An isosceles triangle has two equal sides."],
  ["The area of a circle is 2πr.", "The area of a circle is πr²; its circumference is 2πr."],
  ["Minus times minus gives minus.", "Minus times minus gives plus."],
  ["The LCM is the greatest of them.", "The LCM is the smallest common multiple."],
  ["6 divided by zero is zero.", "Zero divided by 6 is zero."],
  ["The square of a sum is the sum of the squares.", "The square of a sum is no sum of squares."],
  ["The derivative of a constant is 1.", "The derivative of a constant is 0."],
  ["The radius is twice the diameter.", "The diameter is twice the radius."],
  ["An obtuse angle is less than 90°.", "An acute angle is less than 90°."],
  ["Inflation is a fall of prices.", "Inflation is a rise of the general level of prices."],
  ["Opportunity cost is the money spent.", "Opportunity cost is the next best alternative given up."],
  ["An oligopoly has one seller.", "A monopoly has one seller, an oligopoly a few."],
  ["The United Nations were founded in 1919.", "The United Nations were founded in 1945."],
  ["The highest mountain of Rwanda is Muhabura.", "The highest mountain of Rwanda is Karisimbi."],
  ["Kilimanjaro is in Kenya.", "Kilimanjaro is in Tanzania."],
  ["The capital of Kenya is Mombasa.", "The capital of Kenya is Nairobi, its port Mombasa."],
  ["She has went home.", "She has gone home; she went at six."],
  ["It's shows possession.", "Its shows possession; it's means it is."],
  ["A primary key may repeat in a table.", "A primary key never repeats; a foreign key may repeat."],
  ["Julienne are small cubes.", "Julienne are thin sticks, brunoise are small cubes."],
  ["Veins carry blood away from the heart.", "Arteries carry blood away from the heart and veins back to it."],
  ["Xylem transports sugar to the fruits.", "Xylem transports water and phloem sugar."],
  ["Red blood cells fight germs.", "Red blood cells carry oxygen and white ones fight germs."],
  ["Carbon dioxide makes a glowing splint relight.", "Oxygen makes a glowing splint relight, carbon dioxide does not."],
  ["An ammeter is joined in parallel.", "An ammeter is joined in series and a voltmeter in parallel."],
  ["Granite is a sedimentary rock.", "Granite is an igneous rock and sandstone a sedimentary one."],
  ["The mode is the middle value.", "The median is the middle value."],
  ["Alkanes have a double bond.", "Alkenes have a double bond, alkanes single ones."],
  ["Mitosis gives four haploid cells.", "Meiosis gives four haploid cells, mitosis two identical ones."],
  ["Clots in the strip cup show rich milk.", "Clots in the strip cup show mastitis."],
];

const others: readonly [PlanLanguage, wrong: string, right: string][] = [
  ["fr", "Le ventricule gauche pousse le sang vers les poumons.", "Le ventricule gauche pousse le sang dans l'aorte."],
  ["fr", "Avec avoir on accorde le participe avec le sujet.", "Avec être on accorde le participe avec le sujet."],
  [
    "fr",
    "Avec avoir on l'accorde avec le sujet : accord avec le sujet.",
    "Avec avoir il ne s'accorde pas avec le sujet.",
  ],
  ["fr", "Elle a chantée toute la journée.", "Elle a chanté ; la chanson qu'elle a chantée est belle."],
  ["fr", "L'imparfait exprime une action achevée.", "Le passé composé exprime une action achevée."],
  ["fr", "Le verbe s'accorde avec le complément.", "Le verbe s'accorde avec son sujet."],
  ["fr", "L'inflation est une baisse des prix.", "L'inflation est une hausse des prix."],
  ["rw", "Malariya iterwa n'imvura nyinshi.", "Malariya iterwa n'agakoko gakwizwa n'umubu."],
  ["rw", "U Rwanda rwabonye ubwigenge mu 1961.", "U Rwanda rwabonye ubwigenge mu 1962."],
  ["rw", "Izuba rirasira iburengerazuba.", "Izuba rirasira iburasirazuba rikarengera iburengerazuba."],
  ["sw", "Malaria huenezwa na nzi.", "Malaria huenezwa na mbu."],
  ["sw", "Kiambishi -ta- huonyesha wakati uliopita.", "Kiambishi -ta- huonyesha wakati ujao."],
  ["sw", "Wingi wa kitabu ni makitabu.", "Wingi wa kitabu ni vitabu."],
];

describe("what is commonly mistaken", () => {
  it.each(english)("is found: %s; and not: %s", (wrong, right) => {
    expect(isContradicted(wrong, "en")).toBe(true);
    expect(isContradicted(right, "en")).toBe(false);
  });

  it.each(others)("is found in %s: %s; and not: %s", (language, wrong, right) => {
    expect(isContradicted(wrong, language)).toBe(true);
    expect(isContradicted(right, language)).toBe(false);
  });

  it.each([
    "The seller cuts the price of tea; when the price falls the demand is elastic and its quantity and revenue rise.",
    "A loose tape round the chest of the calf gives a wrong weight, so they pull the tape close.",
  ])("is not what only sounds like it: %s", (said) => {
    expect(isContradicted(said, "en")).toBe(false);
  });
});
