export type ContactState = "new" | "answered";

/** A message as administrators see it. Moments are ISO. */
export type ContactMessage = {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: string;
  state: ContactState;
  createdAt: string;
  answeredAt: string | null;
};
