// One account that does its worst, in a process of its own: what it costs to attack shall not slow down who measures. The
// parent names a flood to begin it, and says "stop"; the answer to that tells how many answers came of each status.
import { setPriority } from "node:os";

// The attackers' own machines are not the one that is measured.
setPriority(10);

let [url, token, plan, picture] = ["", "", "", ""];
let statuses = {};
/** The measured server believes its own machine where somebody comes from. */
const network = { "x-forwarded-for": "198.51.100.9" };

function bearer() {
  return { authorization: `Bearer ${token}` };
}

async function call(path, init = {}) {
  const answer = await fetch(`${url}${path}`, { redirect: "manual", headers: bearer(), ...init });
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  return { answer, bytes: await answer.arrayBuffer() };
}

/** Every text as long as it may be, and each time another. */
function longTexts(seed) {
  const line = `Trainees measure, mark out and cut piece ${seed} by the drawing, then check it.\n`;
  const names = [1, 2, 3, 4, 5].flatMap((step) => [`step${step}TrainerActivity`, `step${step}LearnerActivity`]);
  return Object.fromEntries(names.map((field) => [field, line.repeat(120)]));
}

let version = 1;

async function save(turn) {
  const body = JSON.stringify({ version, ...longTexts(turn) });
  const { answer, bytes } = await call(plan, {
    method: "PUT",
    headers: { ...bearer(), "content-type": "application/json" },
    body,
  });
  if (answer.status === 200) version = JSON.parse(Buffer.from(bytes)).version;
  else if (answer.status === 409) version = JSON.parse(Buffer.from((await call(plan)).bytes)).version ?? version;
}

function upload() {
  const body = new FormData();
  for (const name of ["schoolName", "schoolPhone", "sector", "district"]) body.set(name, "0788000000");
  body.set("logo", new File([Buffer.from(picture, "base64")], "logo.png", { type: "image/png" }));
  return call("/api/rtb-header/save", { method: "POST", body });
}

function idOf() {
  return plan.split("/").at(-1);
}

const pages = ["/dashboard", "/rtb-lesson-plans", "/rtb-lesson-plan", "/subscription", "/recent-activity"];
const lists = ["/api/rtb/lesson-plans", "/api/lesson-plans/all", "/api/subscriptions/info", "/api/rtb-header/get"];

/** How many connections, and what each does over and over. */
const floods = {
  async download(turn) {
    // What is not the same is not in the cache.
    if (turn % 8 === 0) await save(turn);
    await call(`${plan}/download?format=${turn % 2 ? "docx" : "pdf"}`);
  },
  save,
  export: () => call("/api/account/export"),
  async check(turn) {
    if (turn % 5 === 0) await save(turn);
    await call(`/api/plans/${idOf()}/inspection`);
  },
  rest: (turn) => call(lists[turn % lists.length]),
  page: (turn) =>
    call(pages[turn % pages.length].replace(/plan$/, `plan/${idOf()}`), {
      headers: { cookie: `next-auth.session-token=${token}` },
    }),
  upload,
  wrongPassword(turn) {
    const body = JSON.stringify({ email: `nobody-${turn % 500}@example.rw`, password: "not-this-one" });
    return call("/api/auth/login", {
      method: "POST",
      headers: { ...network, "content-type": "application/json" },
      body,
    });
  },
  visit: (turn) => call(["/auth", "/lesson-plans", "/no-such-page"][turn % 3], { headers: network }),
};

let isOver = true;
let loops = [];
// Goes on from flood to flood, so that no text comes twice.
let turn = 0;

function begin(name, connections) {
  isOver = false;
  statuses = {};
  loops = Array.from({ length: connections }, async () => {
    // Refusals come fast; whoever attacks waits a little as well, or attacks nothing but his own machine.
    while (!isOver) {
      await floods[name]((turn += 1)).catch(() => undefined);
      await new Promise((resume) => setTimeout(resume, 5));
    }
  });
}

async function stop() {
  isOver = true;
  const seen = statuses;
  await Promise.all(loops);
  process.send(seen);
}

process.on("message", ({ name, connections, ...given }) => {
  if (name === "given") [url, token, plan, picture] = [given.url, given.token, given.plan, given.picture];
  else if (name === "stop") stop();
  else begin(name, connections);
});
process.on("disconnect", () => process.exit());
