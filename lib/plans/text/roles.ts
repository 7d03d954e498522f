/** What a text of a plan is for; by it the tools know how to change it. */
export type TextRole = "teacher" | "learners" | "objective" | "assessment" | "materials" | "list" | "prose";
