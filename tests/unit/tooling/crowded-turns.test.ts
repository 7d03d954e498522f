import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aServerOfTurns as aServer, faked } from "../../support/request-turns";

beforeEach(() => void vi.useFakeTimers({ toFake: [...faked] }));
afterEach(() => void vi.useRealTimers());

describe("requests that only wait", () => {
  it("do not make another account's work cheap, however many they are", () => {
    const { ask, count, work, refused } = aServer();
    for (let sender = 0; sender < 100; sender += 1) ask(`idle ${sender}`, 0, { isOpen: true, isLeft: true });
    for (let turn = 0; turn < 16; turn += 1) {
      const done = ask("flood", 0, { isOpen: true });
      work(1_000);
      done();
    }
    for (let request = 0; request < 20; request += 1) ask("flood");
    // It has nothing left: few of those wait, and the others are refused.
    expect([refused.length > 10, count("flood") < 16]).toEqual([true, true]);
  });

  it("pay nothing for what others do meanwhile, and for their own work when they go on", () => {
    const { ask, arrive, count, hurry } = aServer();
    const slow = arrive("slow", 0, { isOpen: true, isLeft: true });
    vi.advanceTimersByTime(2_000);
    hurry(10_000);
    ask("slow", 0, { isOpen: true });
    expect(count("slow")).toBe(2);
    slow.hasCome();
    hurry(10_000);
    slow.hasEnded();
    slow.hasCome();
    ask("slow", 0, { isOpen: true });
    expect(count("slow")).toBe(2);
  });
});

describe("accounts that stay within their allowances, and together fill the thread,", () => {
  it("let those go first who have used little", () => {
    const server = aServer();
    const crowd = ["a", "b", "c", "d", "e", "f"];
    for (let round = 0; round < 20; round += 1)
      for (const key of crowd) {
        const done = server.ask(key, 0, { isOpen: true });
        server.work(100);
        done();
      }
    const open = [...crowd, ...crowd].map((key) => server.ask(key, 0, { isOpen: true }));
    const before = server.begun.length;
    server.ask("teacher", 0, { isOpen: true });
    expect(server.count("teacher")).toBe(0);
    open[0]?.();
    expect(server.begun.slice(before)).toEqual(["teacher"]);
  });

  it("are all begun in the end, though time goes on while they are compared", () => {
    const server = aServer();
    const now = performance.now.bind(performance);
    let later = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now() + (later += 0.001));
    for (let round = 0; round < 20; round += 1)
      for (const key of ["a", "b", "c", "d"]) {
        const done = server.ask(key, 0, { isOpen: true });
        server.work(100);
        done();
      }
    const open = ["a", "a", "b", "b", "b", "c", "d", "d"].map((key) => server.ask(key, 0, { isOpen: true }));
    expect(server.begun).toHaveLength(83);
    for (const done of open) done();
    expect(server.begun).toHaveLength(88);
  });

  it("count by what their network has used, too: many fresh ones are no teachers", () => {
    const server = aServer();
    for (let fresh = 0; fresh < 100; fresh += 1) {
      const done = server.ask(`fresh ${fresh}`, 0, { isOpen: true, network: "one" });
      server.work(100);
      done();
    }
    const teacher = server.ask("teacher", 0, { isOpen: true });
    server.work(100);
    teacher();
    const open = ["x", "y", "z"].map((key) => server.ask(key, 0, { isOpen: true, network: "one" }));
    server.ask("newest", 0, { isOpen: true, network: "one" });
    server.ask("teacher", 0, { isOpen: true });
    open[0]?.();
    expect(server.begun.at(-1)).toBe("teacher");
  });
});
