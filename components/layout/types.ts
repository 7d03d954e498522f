import type profile from "@/messages/en/profile.json";
import type shell from "@/messages/en/shell.json";
import type { Locale } from "@/lib/core/language";

/** All sentences of the shell, as they stand in messages/<locale>/shell.json. */
export type ShellLabels = typeof shell;

/** What the shell shows of the signed-in person. */
export type ActorSummary = { email: string; fullName: string; role: "USER" | "TEACHER" | "ADMIN" };

export type ThemeChoice = "light" | "dark" | "system";

/** A server action that keeps the chosen language in the account. */
export type SaveLanguage = (locale: Locale) => Promise<void>;

/** A server action that ends the session; called by a form without fields. */
export type LogoutAction = (form: FormData) => void | Promise<void>;

/** Words of the dialog that signs in again. */
export type AgainLabels = (typeof profile)["again"] & { show: string; hide: string; cancel: string };
