import type profile from "@/messages/en/profile.json";
import type shell from "@/messages/en/shell.json";

/** All sentences of the shell, as they stand in messages/<locale>/shell.json. */
export type ShellLabels = typeof shell;

/** What the shell shows of the signed-in person. */
export type ActorSummary = { email: string; fullName: string; role: "USER" | "TEACHER" | "ADMIN" };

export type ThemeChoice = "light" | "dark" | "system";

/** A server action that ends the session; called by a form without fields. */
export type LogoutAction = (form: FormData) => void | Promise<void>;

/** Words of the dialog that signs in again. */
export type AgainLabels = (typeof profile)["again"] & { show: string; hide: string; cancel: string };

/** Everything that the frame of the signed-in pages may say. */
export type FrameLabels = ShellLabels & {
  again: AgainLabels;
  /** What an address may want said: the sentences by name, and which of them are errors. */
  notices: { texts: Record<string, string>; errors: readonly string[] };
  signedIn: { email: string; google: string };
};
