import type { PlanLanguage } from "@/lib/core/language";

/** Trade, module, topic in each language, learning outcome. */
export const sessions: readonly (readonly [string, string, Record<PlanLanguage, string>, string])[] = [
  [
    "Software Development",
    "SWDUX301 Design UI/UX",
    {
      en: "Drawing a wireframe",
      fr: "Dessiner une maquette",
      rw: "Gushushanya urupapuro rw’urubuga",
      sw: "Kuchora mchoro wa ukurasa",
    },
    "Design mock-up",
  ],
  [
    "Networking and Internet Technology",
    "Set up a small network",
    { en: "Crimping a cable", fr: "Sertir un câble", rw: "Gukora umugozi wa interineti", sw: "Kubana kebo ya mtandao" },
    "Prepare network cables",
  ],
  [
    "Multimedia Production",
    "Produce a short video",
    { en: "Framing a shot", fr: "Cadrer une image", rw: "Gufata ishusho neza", sw: "Kupanga picha" },
    "Shoot a video",
  ],
  [
    "Masonry",
    "Build walls",
    {
      en: "Laying bricks in stretcher bond",
      fr: "Poser des briques",
      rw: "Kubaka urukuta rw’amatafari",
      sw: "Kupanga matofali",
    },
    "Lay bricks",
  ],
  [
    "Plumbing Technology",
    "Install water supply",
    { en: "Joining PVC pipes", fr: "Assembler des tuyaux en PVC", rw: "Guteranya impombo", sw: "Kuunganisha mabomba" },
    "Join pipes",
  ],
  [
    "Carpentry",
    "Make joints",
    {
      en: "Mortise and tenon joint",
      fr: "L’assemblage à tenon et mortaise",
      rw: "Guhuza imbaho",
      sw: "Kuunganisha mbao",
    },
    "Make wood joints",
  ],
  [
    "Domestic Electricity",
    "Install domestic wiring",
    {
      en: "Wiring a one way switch",
      fr: "Câbler un interrupteur simple",
      rw: "Gushyiraho igifunguzo cy’urumuri",
      sw: "Kufunga swichi ya taa",
    },
    "Install lighting circuits",
  ],
  [
    "Automobile Technology",
    "Service an engine",
    {
      en: "Changing engine oil",
      fr: "Vidanger l’huile du moteur",
      rw: "Guhindura amavuta ya moteri",
      sw: "Kubadilisha mafuta ya injini",
    },
    "Service the engine",
  ],
  [
    "Welding",
    "Arc welding",
    {
      en: "Striking an arc",
      fr: "Amorcer un arc",
      rw: "Gutangiza urumuri rwo gusudira",
      sw: "Kuanzisha tao la kuchomea",
    },
    "Weld simple joints",
  ],
  [
    "Agriculture",
    "Grow vegetables",
    { en: "Preparing a seedbed", fr: "Préparer une pépinière", rw: "Gutegura ubuhumbikiro", sw: "Kuandaa kitalu" },
    "Raise seedlings",
  ],
  [
    "Animal Health",
    "Care for cattle",
    {
      en: "Taking the temperature of a cow",
      fr: "Prendre la température d’une vache",
      rw: "Gupima umuriro w’inka",
      sw: "Kupima joto la ng’ombe",
    },
    "Examine an animal",
  ],
  [
    "Culinary Arts",
    "Prepare vegetables",
    { en: "Cutting vegetables", fr: "Tailler des légumes", rw: "Gukata imboga", sw: "Kukata mboga" },
    "Prepare ingredients",
  ],
  [
    "Tailoring",
    "Sew garments",
    {
      en: "Sewing a straight seam",
      fr: "Coudre une couture droite",
      rw: "Kudoda umurongo ugororotse",
      sw: "Kushona mshono ulionyooka",
    },
    "Assemble garments",
  ],
  [
    "Hairdressing",
    "Wash and set hair",
    { en: "Washing hair", fr: "Laver les cheveux", rw: "Koza umusatsi", sw: "Kuosha nywele" },
    "Care for hair",
  ],
  [
    "Tourism",
    "CCMBP402 Develop a business plan",
    {
      en: "Writing a business idea",
      fr: "Rédiger une idée d’affaires",
      rw: "Kwandika igitekerezo cy’umushinga",
      sw: "Kuandika wazo la biashara",
    },
    "Write a business plan",
  ],
  [
    "Renewable Energy",
    "Install a solar home system",
    {
      en: "Mounting a solar panel",
      fr: "Poser un panneau solaire",
      rw: "Gushyiraho umurasire w’izuba",
      sw: "Kufunga paneli ya jua",
    },
    "Install panels",
  ],
];
