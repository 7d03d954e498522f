// Each account and each address its share of the thread that answers requests, before anything is read for it. The hard
// budgets are the database's (lib/limits); this one only says who waits for whom, so it is each process's own.
import { readFileSync } from "node:fs";
import { Allowances } from "../../lib/core/plain/allowances.mjs";
import { addressHeader, networkOf, widerNetworkOf } from "../../lib/core/plain/client-address.mjs";
import { preferredLanguage } from "../../lib/core/plain/language-lead.mjs";
import { RequestTurns } from "./request-turns.mjs";
import { UsedTime } from "./used-time.mjs";

/**
 * Opening a page with its lists, bell and prefetches takes a tenth of a second, thirty downloads one after the other one.
 * Behind one address a whole school may sign in; what its people do then is their accounts'.
 */
export const shares = {
  account: {
    burst: 3_000,
    share: 0.2,
    together: 0.1,
    within: { atOnce: 6, waiting: 100 },
    beyond: { atOnce: 1, waiting: 8 },
  },
  address: {
    burst: 15_000,
    share: 0.2,
    together: 0.1,
    within: { atOnce: 24, waiting: 400 },
    beyond: { atOnce: 2, waiting: 20 },
  },
};

/** Refusals are delayed to slow down clients that retry at once. Beyond `most` of them they go out immediately. */
const held = { milliseconds: 700, most: 2_000 };
const mostTokens = 20_000;
const longestToken = 1_000;

/** Milliseconds for which the application's word counts: another process may have ended the session. */
const trusted = 5 * 60_000;

/** Whose token it is, as the application found out when it read it. */
class KnownTokens {
  #known = new Map();
  #time;

  constructor(time) {
    this.#time = time;
  }

  /** `account` is null for a token that opens nothing any more. */
  know(token, account) {
    this.#known.delete(token);
    if (account === null || token.length > longestToken) return;
    this.#known.set(token, { account: String(account), until: this.#time() + trusted });
    if (this.#known.size > mostTokens) this.#known.delete(this.#known.keys().next().value);
  }

  forget(account) {
    for (const [token, known] of this.#known) if (known.account === String(account)) this.#known.delete(token);
  }

  accountOf(token) {
    const known = this.#known.get(token);
    return known && known.until > this.#time() ? known.account : undefined;
  }
}

const sessionCookie = /^(?:__Host-)?next-auth\.session-token=(.*)$/;

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * All that could prove an account: pages ask the cookie, calls the bearer first, and a sender may give both and several. What
 * nobody asks for proves nothing, and nobody would notice that it has ended.
 */
function tokensOf({ url, headers: { authorization = "", cookie = "" } }) {
  const bearer = url.startsWith("/api/") ? /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] : undefined;
  const pairs = cookie.split(";").map((pair) => sessionCookie.exec(pair.trim())?.[1]);
  return [bearer, ...pairs.filter(Boolean).map(decoded)].filter(Boolean);
}

/** "Too many tries", within a minute, in each language; the file is the application's. */
function readWords() {
  const words = ["en", "fr", "rw"].map((language) => {
    const text = JSON.parse(readFileSync(new URL(`../../messages/${language}/errors.json`, import.meta.url), "utf8"));
    return [language, text.too_many_requests.replace(/\{minutes, plural, one \{([^}]*)\}.*?\}\}/, "$1")];
  });
  return Object.fromEntries(words.map(([language, text]) => [language, text.replace("#", "1")]));
}

function languageOf({ url, headers }) {
  const prefix = /^\/(fr|rw)(?:[/?]|$)/.exec(url)?.[1];
  return prefix ?? preferredLanguage(headers["accept-language"]) ?? "en";
}

/** The refusal as who asked can read it: a call's JSON, a page, or the words alone. */
function refusal(request, message, seconds) {
  const { headers } = request;
  if (request.url.startsWith("/api/"))
    return ["application/json", JSON.stringify({ message, error: "TOO_MANY_REQUESTS" })];
  const isPage = headers.accept?.includes("text/html") && !headers.rsc && !headers["next-action"];
  if (!isPage) return ["text/plain; charset=utf-8", message];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${seconds + 1}">`;
  const html = `<!doctype html><html lang="${languageOf(request)}">${head}<title>Isomo</title><p>${message}</p></html>`;
  return ["text/html; charset=utf-8", html];
}

/** What a refused request still sends is read when it is little; else the connection ends with the answer. */
function leaveBody(request, response) {
  const length = Number(request.headers["content-length"] ?? (request.headers["transfer-encoding"] ? Infinity : 0));
  if (length <= 65_536) request.resume();
  else response.setHeader("Connection", "close");
}

/** Whether bytes of an answer went out since it was asked last; a body that is still coming costs next to nothing. */
function movementOf(request) {
  const written = () => request.socket.bytesWritten;
  let seen = written();
  return () => {
    const before = seen;
    seen = written();
    return request.complete && seen > before;
  };
}

/** A stream of events mostly waits, and is paid by what it waits for. */
function isEvents(response) {
  return String(response.getHeader("content-type") ?? "").startsWith("text/event-stream");
}

/** This very machine, or nobody knows who. */
function isOwn(network) {
  return network === "unknown" || network === "0:0:0:0" || network.startsWith("127.");
}

function rulesOf({ burst, share, together, ...rules }, used) {
  return { ...rules, allowances: new Allowances({ burst, share, together, time: () => used.offered() }) };
}

/** The shares of one process. The application tells by `know` whose a token is; `admit` has the listener answer in turn. */
export class FairFront {
  #tokens;
  #words = readWords();
  #held = 0;
  #hold;
  #turns;

  /** `hold` is for how many milliseconds a refusal is held back. */
  constructor({
    rules = shares,
    used = new UsedTime(),
    hold = held.milliseconds,
    time = () => performance.now(),
  } = {}) {
    this.#tokens = new KnownTokens(time);
    this.#hold = hold;
    const kinds = { account: rulesOf(rules.account, used), address: rulesOf(rules.address, used) };
    this.#turns = new RequestTurns({ kinds, used });
  }

  know(token, account) {
    this.#tokens.know(token, account);
  }

  /** Sessions of this account have ended; those that have not are known again when they are read. */
  forget(account) {
    this.#tokens.forget(account);
  }

  admit(request, response, listener) {
    const whose = this.#whose(request);
    if (!whose) return listener(request, response);
    const turn = this.#turns.arrive({
      ...whose,
      begin: () => listener(request, response),
      refuse: (seconds) => this.#refuse(request, response, seconds),
      isOver: () => response.writableEnded || isEvents(response),
      isMoving: movementOf(request),
    });
    request.once("end", turn.hasCome);
    response.once("close", turn.hasEnded);
  }

  #whose(request) {
    const account = tokensOf(request)
      .map((token) => this.#tokens.accountOf(token))
      .find(Boolean);
    const address = request.headers[addressHeader] ?? "unknown";
    const network = widerNetworkOf(address);
    if (account) return { kind: "account", key: account, network };
    const key = networkOf(address);
    return isOwn(key) ? null : { kind: "address", key, network };
  }

  #refuse(request, response, seconds) {
    leaveBody(request, response);
    const answer = () => {
      const [type, body] = refusal(request, this.#words[languageOf(request)], seconds);
      const head = { "Content-Type": type, "Retry-After": String(seconds), "Cache-Control": "no-store" };
      response.writeHead(429, { ...head, "Content-Length": Buffer.byteLength(body) });
      response.end(body);
    };
    if (this.#held >= held.most) return answer();
    this.#held += 1;
    const timer = setTimeout(answer, this.#hold);
    response.once("close", () => {
      clearTimeout(timer);
      this.#held -= 1;
    });
  }
}
