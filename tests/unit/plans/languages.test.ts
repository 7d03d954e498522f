import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import en from "@/lib/plans/text/words/en.json";
import fr from "@/lib/plans/text/words/fr.json";
import rw from "@/lib/plans/text/words/rw.json";
import sw from "@/lib/plans/text/words/sw.json";

type Fault = (node: ts.Node) => boolean;

const sources = globSync("{lib,components,scripts/eval,app,db}/**/*.{ts,tsx}").map((file) =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true),
);

function isLanguage(node: ts.Node): boolean {
  return ts.isStringLiteral(node) && planLanguages.some((language) => language === node.text);
}

/** The names of constants that are one language: `defaultPlanLanguage`, whatever it comes to be called. */
const ofOneLanguage = new Set(
  sources.flatMap((source) => {
    const names: string[] = [];
    const look = (node: ts.Node): void => {
      // The interface's languages are others, and one of them is its own by default.
      const isOfInterface = ts.isVariableDeclaration(node) && node.type?.getText(source) === "Locale";
      if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name) && !isOfInterface) {
        const value = ts.isSatisfiesExpression(node.initializer) ? node.initializer.expression : node.initializer;
        if (isLanguage(value)) names.push(node.name.text);
      }
      ts.forEachChild(node, look);
    };
    look(source);
    return names;
  }),
);

function isOneLanguage(node: ts.Node): boolean {
  return isLanguage(node) || (ts.isIdentifier(node) && ofOneLanguage.has(node.text));
}

const isFallback: Fault = (node) => {
  if (ts.isConditionalExpression(node)) return isOneLanguage(node.whenFalse) || isOneLanguage(node.whenTrue);
  if (!ts.isBinaryExpression(node)) return false;
  const { BarBarToken, QuestionQuestionToken, QuestionQuestionEqualsToken, BarBarEqualsToken } = ts.SyntaxKind;
  const operators = [BarBarToken, QuestionQuestionToken, QuestionQuestionEqualsToken, BarBarEqualsToken];
  return operators.some((operator) => operator === node.operatorToken.kind) && isOneLanguage(node.right);
};

/** A parameter or a part of one that is a language where nobody says it, other than the one that is meant then. */
const isDefault: Fault = (node) =>
  (ts.isBindingElement(node) || ts.isParameter(node)) && node.initializer !== undefined && isLanguage(node.initializer);

/** A map that need not be whole, or the languages spelled out. */
const isIncomplete: Fault = (node) => {
  if (ts.isUnionTypeNode(node))
    return node.types.filter((type) => ts.isLiteralTypeNode(type) && isLanguage(type.literal)).length > 2;
  return ts.isTypeReferenceNode(node) && /^Partial<\s*Record<PlanLanguage\b/.test(node.getText());
};

const isComparison: Fault = (node) => {
  if (!ts.isBinaryExpression(node)) return false;
  const { EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken } = ts.SyntaxKind;
  const compares = [EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken].some(
    (operator) => operator === node.operatorToken.kind,
  );
  return compares && (isOneLanguage(node.left) || isOneLanguage(node.right));
};

/** Words of one list that are words of another language, too, and say nothing of which one is meant. */
const ofSeveral = new Set(["no", "we", "ku"]);

/** The words of a list as they are written: of "learners?" both forms, of patterns and of several words none. */
function plainWords({ shapes: _, generic: __, ...lists }: typeof en): string[] {
  const forms = Object.values(lists)
    .flat()
    .flatMap((source) => [source.replace(/\?$/, ""), source.replace(/.\?$/, "")]);
  return forms.filter((word) => /^[a-z']{2,}$/.test(word) && !ofSeveral.has(word));
}

const written = [en, fr, rw, sw].map(plainWords);
/** The words of each language that are not in the list of another. */
const wordsOf = written.map((own) => {
  const others = new Set(written.filter((other) => other !== own).flat());
  return new Set(own.filter((word) => !others.has(word)));
});

function isSum(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

/** What a literal, a template or a sum of such says by itself, without what stands in the places of a template. */
function saidBy(node: ts.Node): string {
  if (isSum(node)) return `${saidBy(node.left)} ${saidBy(node.right)}`;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" ");
  return ts.isRegularExpressionLiteral(node) || ts.isStringLiteralLike(node) ? node.text : "";
}

/** A pattern, written as one or put together, or the words of a line. */
function isOfPattern(node: ts.Node, said: string): boolean {
  const isList = ts.isPropertyAccessExpression(node.parent) && node.parent.name.text === "split";
  return ts.isRegularExpressionLiteral(node) || said.includes("|") || isList;
}

/** A pattern that holds words of two languages or more: a further one would be read by it as nothing. */
const isMixed: Fault = (node) => {
  const said = saidBy(node);
  if (said === "" || !isOfPattern(node, said)) return false;
  // Endings and beginnings are no words: "fast(?:er|est)?", "(?:ku)?tunza".
  const words: string[] =
    said
      .replace(/(?<=[a-z)])\(\?:[a-z|]*\)\??|\(\?:[a-z|]*\)\??(?=[a-z])/gi, " ")
      .toLowerCase()
      .match(/(?<!\\)[a-z']+/g) ?? [];
  return wordsOf.filter((own) => words.some((word) => own.has(word))).length > 1;
};

/** The places of a fault, as "file: code". */
function placesOf(isFault: Fault, files: RegExp): string[] {
  return sources
    .filter(({ fileName }) => files.test(fileName))
    .flatMap((source) => {
      const found: string[] = [];
      const look = (node: ts.Node): void => {
        if (isFault(node)) found.push(`${source.fileName}: ${node.getText(source).slice(0, 80)}`);
        ts.forEachChild(node, look);
      };
      look(source);
      return found;
    });
}

/**
 * What tells the languages of plans; the interface's own stand in lib/i18n, lib/web and the other screens. In which language a
 * subject of the curriculum is taught (eval/requests) is a fact.
 */
const ofPlans = /^(lib\/(plans|headers|documents|bank)|components\/(plans|headers)|scripts\/eval)\/(?!requests)/;
/** Without what the composer reads descriptions and tasks by, which teachers and authors write in any of the four languages. */
const ofAll = /^(?!lib\/plans\/kinds\/reb\/(?:description|composer)\/(?!entry\/(?:wording|standard)))lib\/plans\//;

describe("a language of plans that is added", () => {
  it("is taken for no other where none is known", () => {
    expect(ofOneLanguage).toContain("defaultPlanLanguage");
    expect([...placesOf(isFallback, ofPlans), ...placesOf(isDefault, ofPlans)]).toEqual([]);
  });

  it("is told apart by maps, which the compiler wants to be whole", () => {
    expect(placesOf(isComparison, ofPlans)).toEqual([]);
    expect(placesOf(isIncomplete, /^(lib\/plans|components|db)\//)).toEqual([]);
  });

  it("has a line in the style of the sample, whose sheets radio buttons show without a script", () => {
    const style = readFileSync("components/public/public.css", "utf8");
    const shown = planLanguages.filter((name) =>
      style.includes(`[value="${name}"]:checked) [lang="${name}"].plan-sheet`),
    );
    expect(shown).toEqual(planLanguages);
  });

  it("has words in every list of words, of which the others know none", () => {
    expect(wordsOf.map((own) => own.size).filter((size) => size < 100)).toEqual([]);
  });

  it("would be missed in a pattern of mixed words, written as one or put together", () => {
    const mixed = [
      "/and|et|kandi/",
      "/and|kandi/",
      "`(?:and|et|${more}|kandi)`",
      '"(?:and|et|" + "kandi)"',
      '"and et kandi".split(" ")',
    ];
    const apart = ["/and|fast(?:er|est)/", "`${and}|${et}|kandi`", '"and et kandi"', '["and", "et", "kandi"]'];
    const isFound = (code: string) => {
      const source = ts.createSourceFile("code.ts", code, ts.ScriptTarget.Latest, true);
      const look = (node: ts.Node): boolean => isMixed(node) || (ts.forEachChild(node, look) ?? false);
      return look(source);
    };
    expect(mixed.filter((code) => !isFound(code))).toEqual([]);
    expect(apart.filter(isFound)).toEqual([]);
  });

  it("is missed in no pattern for the words of all: these are made of a list for each", () => {
    expect(placesOf(isMixed, ofAll)).toEqual([]);
  });
});
