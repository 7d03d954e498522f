// Inline in the contact page: the form is sent without leaving it, and what was typed stays when it could not be sent. The
// button says that it is sending for a second, also where the answer comes sooner. Source: PUB-3. Made into one text by
// npm run inline-scripts.

const second = 1000;

/** Says how it went in a corner of the page; a screen reader hears what comes into a region that stands there already. */
function say(form: HTMLFormElement, { text, bad }: { text: string; bad: boolean }): void {
  const toast = document.createElement("p");
  toast.setAttribute("role", bad ? "alert" : "status");
  toast.className = `${form.dataset.look} ${bad ? "border-l-destructive" : "border-l-primary"}`;
  document.body.append(toast);
  requestAnimationFrame(() => (toast.textContent = text));
  setTimeout(() => toast.remove(), (bad ? 8 : 4) * second);
}

/** What the corner says for a moment stays above the form, where the sentence of the page without script stands. */
function stay(isSent: boolean): void {
  const sentence = document.getElementById("sent");
  sentence?.classList.toggle("hidden", !isSent);
  if (isSent) sentence?.scrollIntoView({ block: "nearest" });
}

/** Nothing when the message has arrived, else the sentence that says why not. */
async function sent(form: HTMLFormElement): Promise<string | undefined> {
  const { failed = "", many = failed, wrong = failed } = form.dataset;
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const { ok, status } = await fetch(form.action, { method: "POST", headers: { Accept: "application/json" }, body });
    if (ok) return undefined;
    return status === 429 ? many : status === 422 ? wrong : failed;
  } catch {
    return failed;
  }
}

async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const label = button.textContent;
  button.disabled = true;
  button.textContent = form.dataset.sending ?? label;
  const [trouble] = await Promise.all([sent(form), new Promise((resume) => setTimeout(resume, second))]);
  button.disabled = false;
  button.textContent = label;
  if (trouble === undefined) form.reset();
  stay(trouble === undefined);
  say(form, { text: trouble ?? form.dataset.contact ?? "", bad: trouble !== undefined });
}

/** Whoever is signed in need not write who they are; what they typed already stays. */
async function introduce(form: HTMLFormElement): Promise<void> {
  const answer = await fetch("/api/auth/session");
  const { user = {} }: { user?: Record<string, unknown> } = await answer.json();
  for (const name of ["name", "email"]) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    // What a field begins with, so that it is there again once the message was sent.
    field.defaultValue = String(user[name] ?? "");
  }
}

const standing = document.querySelector<HTMLFormElement>("[data-contact]");
if (standing && "user" in document.documentElement.dataset) introduce(standing).catch(() => null);

document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const button = form.querySelector<HTMLButtonElement>("[type=submit]");
  if (!form.matches("[data-contact]") || !button) return;
  event.preventDefault();
  void send(form, button);
});
