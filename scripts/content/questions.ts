import type { Lesson, Session } from "@/lib/bank/schema";

type Question = { label: string; text: string };

function lessonQuestions(lesson: Lesson): Question[] {
  return [
    ...lesson.readings.map(({ title, text }) => ({ label: `reading: ${title}`, text })),
    { label: "discovery", text: lesson.discovery.task },
    ...lesson.misconceptions.map(({ ask }, index) => ({ label: `misconception ${index + 1}`, text: ask })),
    ...lesson.worked.map(({ problem }, index) => ({ label: `worked ${index + 1}`, text: problem })),
    { label: "application", text: lesson.application.q },
    ...lesson.exercises.map(({ q }, index) => ({ label: `exercise ${index + 1}`, text: q })),
    { label: "homework", text: lesson.homework.q },
    { label: "extension", text: lesson.extension.q },
  ];
}

function sessionQuestions(session: Session): Question[] {
  return [
    ...session.questions.map(({ q }, index) => ({ label: `question ${index + 1}`, text: q })),
    ...session.faults.map(({ sign }, index) => ({ label: `fault ${index + 1}, cause and remedy`, text: sign })),
    { label: "extension", text: session.extension.q },
  ];
}

/** Everything that an entry asks, without its answers: for a second reader, who has not seen the key. */
export function questionsOf(entry: Lesson | Session): string {
  const asked = "classes" in entry ? lessonQuestions(entry) : sessionQuestions(entry);
  const title = Object.values(entry.titles).flat()[0] ?? entry.id;
  const place = "classes" in entry ? `${entry.subject} ${entry.classes.join(", ")}` : entry.trade;
  const lines = asked.map(({ label, text }) => `[${label}] ${text.trim()}`);
  return [`${entry.id}  ${place}: ${title}`, ...lines].join("\n");
}
