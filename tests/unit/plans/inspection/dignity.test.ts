import { describe, expect, it } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import type { PlanLanguage } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { rebRequest } from "@/lib/plans/kinds/reb/schema";

/** What the rule finds in an ordinary plan when this sentence stands in its development. */
function raised(language: PlanLanguage, sentence: string): string[] {
  const request = rebRequest.parse(aRebRequest({ language }));
  const plan = composeReb({ request, background: { unit: null }, seed: 1 });
  const content = {
    ...plan,
    developmentTeachingActivities: `${plan.developmentTeachingActivities}\n${sentence}`,
  };
  const { findings } = inspectReb(content, { unit: null });
  return findings.filter(({ rule }) => rule === "dignity").map(({ values }) => String(values?.words));
}

const ordinary: [PlanLanguage, string][] = [
  ["en", "Some people say that girls are weak in mathematics: true or false?"],
  ["en", "Learners disagree with the prejudice that the poor are lazy."],
  ["fr", "Les élèves réfutent le préjugé que les filles sont moins douées."],
  ["rw", "Bamwe bavuga ko abakobwa ari abanebwe; abana bavuga ko ari ikinyoma."],
  ["rw", "Abakobwa n'abahungu bakorera hamwe bakagereranya ibisubizo."],
  ["sw", "Wengine husema wasichana ni dhaifu; wanafunzi wanaeleza kwa nini si kweli."],
  ["sw", "Wasichana na wavulana wanapima maji na kulinganisha vipimo."],
  ["en", "In pairs trainees role-play the service: the waiter takes the order and serves the drinks."],
  ["en", "Learners play the drum in groups: four beats loud, four beats soft."],
  ["en", "The teacher plays the recording; learners mark the strong beats."],
  ["en", "Each learner writes on the board an own example of a positive number."],
  ["en", "Learners run and play for two minutes, then count how often the heart beats in a minute."],
  ["en", "Learners act as the parts of the heart: it beats and blood flows."],
  ["en", "Pairs play a card game: the higher card beats the lower."],
  ["en", "Each group says its own result for the weight of the stone."],
  ["en", "Each learner writes his own sentence with a comparative and a positive adjective."],
  ["en", "Learners play igisoro: who has most seeds beats the other player."],
  ["en", "Two trainees role-play a customer who drinks a juice and asks for the bill."],
  ["en", "Each learner tells in which period of history Rwanda began to trade with the coast."],
  ["en", "Each learner says whether it is a positive or a negative charge."],
  ["en", "Learners tell how their parents earn a living: farmer, tailor, driver."],
  ["en", "Learners ask at home what their grandmother eats for breakfast."],
  ["en", "Each learner writes the weight of the own school bag and shows it."],
  ["en", "Each group shows its own poster about the dangers of drugs."],
  ["en", "Learners play a dialogue at the market: the seller shouts, the buyer bargains."],
  ["en", "Learners act the water cycle: the sun shines, drops rise, rain beats on the roof."],
  ["en", "Learners say whether she is taller or shorter than her friend in the story."],
  ["en", "Each trainee shows the status of the order on the screen."],
  ["en", "Learners play football; team A beats team B by two goals; they write the difference."],
  ["en", "Draw the symbol from the board beside each name."],
  ["en", "Learners tell a joke about a hare and a hyena, then say what makes it funny."],
  ["en", "Learners discuss why jokes about people with a disability hurt."],
  ["en", "Each pair makes a funny drawing about how to prevent HIV and AIDS."],
  ["fr", "Chaque groupe écrit une histoire drôle sur le lièvre."],
  ["fr", "Les élèves jouent du tambour : il bat quatre temps forts."],
  ["fr", "Le stagiaire joue le client qui boit un jus."],
  ["fr", "Les élèves jouent au volant et l’équipe A bat l’équipe B."],
  ["fr", "Ils jouent le cœur qui bat vite après la course."],
  ["fr", "Chaque élève dit ce que sa famille mange au petit déjeuner."],
  ["fr", "Chacun dit le métier de son père ou de sa mère."],
  ["rw", "Buri munyeshuri avuga imbuto zihingwa iwabo."],
  ["rw", "Abanyeshuri bavuga amatungo ari iwabo."],
  ["rw", "Abanyeshuri bakina umupira."],
  ["rw", "Abanyeshuri bavuga imirimo ikorerwa mu ngo zabo."],
  ["sw", "Wanafunzi wanasema vyakula vya nyumbani kwao."],
  ["sw", "Wanafunzi wanaigiza mazungumzo ya sokoni."],
];

const hurting: [PlanLanguage, string][] = [
  ["en", "Explains that girls are naturally weak in mathematics, so boys lead the groups."],
  ["en", "The slowest learners stand before the class and read out their marks."],
  ["fr", "Explique que les filles sont moins douées pour le calcul."],
  ["fr", "Les plus faibles restent debout devant la classe."],
  ["rw", "Umwarimu asobanura ko abakobwa ari abanyantege nke, abahungu bakayobora amatsinda."],
  ["rw", "Abatsinzwe bahaguruka imbere y'ishuri."],
  ["rw", "Asobanura ko abakene ari abanebwe."],
  ["sw", "Mwalimu anaeleza kwamba wasichana hawawezi hesabu."],
  ["sw", "Walioshindwa wanasimama mbele ya darasa."],
  ["en", "Two learners role-play a husband who slaps his wife."],
  ["en", "Groups act a drunk father who comes home and beats the children."],
  ["en", "Learners act the killers who kill people in the village."],
  ["en", "Each learner tells whether she has begun, and if she has ever been raped."],
  ["en", "Each learner announces his own HIV status."],
  ["en", "Learners tell whether their father is drunk, and how much the mother and father earn."],
  ["en", "Write on the board the names of classmates who are poor, and which family quarrels most."],
  ["en", "Each learner writes about her own experience of abuse and reads it aloud."],
  ["en", "Each group invents a joke about drug addicts and tells it."],
  ["en", "Two learners act a drunkard so that the class laughs."],
  ["fr", "Chaque groupe raconte une blague sur les drogués."],
  ["rw", "Buri tsinda rivuga urwenya ku basinzi n’imbata z’ibiyobyabwenge."],
  ["sw", "Kila kikundi kisimulie kichekesho kuhusu walevi."],
  ["fr", "Les élèves jouent une scène : le mari bat sa femme."],
  ["fr", "Deux élèves jouent un père ivre qui frappe les enfants."],
  ["rw", "Buri munyeshuri avuga uko bakubitana iwabo."],
  ["sw", "Wanafunzi wanaigiza baba mlevi anapiga watoto."],
];

describe("the dignity of learners", () => {
  it.each(ordinary)("is not hurt, in %s: %s", (language, sentence) => {
    expect(raised(language, sentence)).toEqual([]);
  });

  it.each(hurting)("is hurt, in %s: %s", (language, sentence) => {
    expect(raised(language, sentence)).not.toEqual([]);
  });
});
