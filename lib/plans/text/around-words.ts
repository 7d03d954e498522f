/** Words that go with a day, a room or a figure and name no topic. */
const around = new Set(
  [
    "a an the and for on in at of to with it is be will my our your us we i me have has had there are this that please",
    "lesson class classroom room school teach teaching taught it's minutes about only but",
    "un une le la les l' et pour en a au du de d' des avec il elle c'est est ce sera nous je j' on y n'y avons n'avons notre",
    "ma mon mes lecon cours classe salle ecole enseigne enseignons dans donnee",
    "isomo ry' ryo rya ni no na mu muri ku kuri kandi dufite mfite nta iri ryacu cyacu iwacu twe ishuri nzaryigisha nzigisha",
    "nzatanga rizaba rizatangwa aho ariko",
    "somo la ya wa kwa na katika ni lina kuna tuna nina yetu letu langu shule shuleni darasa darasani nitafundisha tutafundisha",
    "litafundishwa litakuwa lakini",
  ]
    .join(" ")
    .split(" "),
);

/** Whether a word goes with a day, a room or a figure and names no topic and no need. The word is searchable. */
export function isAround(word: string): boolean {
  return around.has(word) || around.has(word.replace(/'+$/, ""));
}
