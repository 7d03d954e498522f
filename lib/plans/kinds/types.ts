import type { z } from "zod";
import type { ErrorCode } from "@/lib/core/errors";
import type { PlanLanguage } from "@/lib/core/language";
import type { GrownKind } from "@/lib/curriculum/growth/types";

/** What can be asked of the plans of a kind over REST. */
export type KindCall =
  | ("page" | "all" | "write" | "store" | "read" | "save" | "remove" | "download")
  | ("submit" | "approve" | "reject" | "ofTeacher");

/** What pages, lists and calls that all kinds share have to know of one, light enough for the browser. */
export type KindTraits = {
  /** Where its pages and calls live; `home` is where its pages lead back to, `quick` makes a plan of a sentence. */
  places: Readonly<
    Record<"create" | "detail" | "edit" | "list" | "header" | "home" | "api", string> & { quick: string | null }
  >;
  /** Names of its list, also in the navigation, and of its pages: keys of `titles` in messages/<locale>/shell.json. */
  titles: Readonly<Record<"list" | "detail" | "create" | "edit", string>>;
  /** In the navigation. */
  icon: "book-open-text" | "wrench" | "library";
  /**
   * What an address is answered with that can be no plan, names none, or whose plan could not be read, as `?notice=`; texts in
   * messages/<locale>/editor.json. Without `failed` the error page stands.
   */
  notices: Readonly<{ invalid: string; missing: string; failed: string | null }>;
  /** What of the curriculum its plans belong to, and name in their fields: what they say is offered again where one is picked. */
  belongsTo: GrownKind | null;
};

/** How the plans of a kind are asked for over REST. */
export type KindRest = Readonly<{
  invalidId: ErrorCode;
  /** Other names of fields that clients send. */
  aliases: Readonly<Record<string, string>>;
  /** The calls that the API's description names, by their keys in messages/<locale>/api.json. */
  calls: Readonly<Partial<Record<KindCall, string>>>;
}>;

/**
 * Where a thread finds the rules of the check: a file from the root, and what it exports under the name. The thread loads that file
 * alone, as plain Node, so nothing that it imports may need the database or the framework.
 */
export type RulesPlace = Readonly<{ source: string; name: string }>;

/** What lists, filters and search need to know of a plan; stored in columns beside its content. */
export type PlanSummary = {
  title: string;
  subject: string;
  classLevel: string;
  /** ISO date of the lesson, or "" while it is not set. */
  lessonDate: string;
  lessonNo: string;
  durationMinutes: number;
  teacherName: string;
  language: PlanLanguage;
  /** Everything a search should find, unnormalised. */
  searchText: string;
};

/** A schema whose fields can be told. */
export type ShapedSchema<Value> = z.ZodType<Value> & Pick<z.ZodObject, "shape">;
export type SchemaShape = z.ZodObject["shape"];
