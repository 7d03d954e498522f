import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthsAgo, startOfDay, startOfMonth } from "@/lib/payments/analytics/rules";
import { judge, mayBeginAnother, mtnNumber, nationalNumber, redacted } from "@/lib/payments/rules";
import { isSigned, readEvent } from "@/lib/payments/gateways/flutterwave/webhook";
import { signatureOf } from "@/lib/payments/gateways/webhooks";
import { eventKey } from "@/lib/payments/webhook/rules";

describe("a phone number", () => {
  it.each([
    "0788123456",
    "788123456",
    "+250788123456",
    "250788123456",
    "00250788123456",
    "+250 788 123 456",
    "+250 (0)788 123 456",
    "+2500788123456",
    "(078) 812-3456",
    "078.812.3456",
    "078 81 23 456",
    "tel:+250788123456",
    "+250\u00a0788\u00a0123\u00a0456",
    "  0788123456\n",
  ])("written %j is +250788123456", (written) => {
    expect(mtnNumber(written)).toBe("+250788123456");
  });

  it.each(["078812345", "07881234567", "0252123456", "+254712345678", "0788123456 ext 5", "hello", "000000000"])(
    "written %j is none",
    (written) => {
      expect(() => mtnNumber(written)).toThrow(
        expect.objectContaining({ details: { fields: { phoneNumber: "phoneValid" } } }),
      );
    },
  );

  it.each(["0728123456", "+250 73 8123456"])("of another network, %j, is said to be so", (written) => {
    expect(() => mtnNumber(written)).toThrow(
      expect.objectContaining({ details: { fields: { phoneNumber: "phoneMtn" } } }),
    );
  });

  it("is the same however it is cut and prefixed", () => {
    const digits = fc.tuple(fc.constantFrom("78", "79"), fc.integer({ min: 0, max: 9_999_999 }));
    const prefix = fc.constantFrom("", "0", "250", "+250", "00250", "+250 ", "+250 (0)");
    const gap = fc.constantFrom("", " ", "-", ".");
    fc.assert(
      fc.property(digits, prefix, gap, ([network, rest], before, between) => {
        const national = `${network}${String(rest).padStart(7, "0")}`;
        const parts = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
        expect(mtnNumber(before + parts.join(between))).toBe(`+250${national}`);
        expect(nationalNumber(`+250${national}`)).toBe(`0${national}`);
      }),
    );
  });
});

describe("the provider's report", () => {
  const order = { txRef: "a", amount: 3_000, currency: "RWF" };
  const report = { txRef: "a", transactionId: "1", status: "successful", amount: 3_000, currency: "RWF" } as const;

  it("pays only when reference, status, currency and amount agree", () => {
    expect(judge(order, report)).toBe("payment");
    expect(judge(order, { ...report, amount: 3_001 })).toBe("payment");
    expect(judge(order, { ...report, amount: 2_999 })).toBe("mismatch");
    expect(judge(order, { ...report, currency: "NGN" })).toBe("mismatch");
    expect(judge(order, { ...report, status: "failed" })).toBe("failure");
    expect(judge(order, { ...report, status: "pending" })).toBe("pending");
    expect(judge(order, { ...report, txRef: "b" })).toBe("foreign");
  });
});

describe("what is kept of an exchange", () => {
  it("holds none of what is not known to be harmless", () => {
    const told = {
      status: "success",
      data: { id: 1, customer: { email: "a@b.rw" }, card: "4111", tx_ref: "x" },
      token: "t",
    };
    expect(redacted(told)).toEqual({
      status: "success",
      data: { id: 1, customer: "[removed]", card: "[removed]", tx_ref: "x" },
      token: "[removed]",
    });
  });
});

describe("a signature", () => {
  const body = Buffer.from('{"event":"charge.completed"}');
  const secret = "s3cret";

  it("fits the raw bytes and nothing else", () => {
    const signature = signatureOf(body, secret);
    expect(isSigned(body, { hash: null, signature }, secret)).toBe(true);
    expect(isSigned(body, { hash: secret, signature: null }, secret)).toBe(true);
    expect(isSigned(Buffer.from(`${body.toString()} `), { hash: null, signature }, secret)).toBe(false);
    expect(isSigned(body, { hash: "s3cre", signature: null }, secret)).toBe(false);
    expect(isSigned(body, { hash: secret, signature: null }, undefined)).toBe(false);
    expect(isSigned(body, { hash: "", signature: null }, "")).toBe(false);
  });

  it("and bodies that are no events are none", () => {
    for (const text of ["", "[]", "null", "{}", '{"data":{}}', '{"data":{"tx_ref":7}}'])
      expect(readEvent(Buffer.from(text))).toBeNull();
    expect(readEvent(Buffer.from('{"data":{"id":5,"tx_ref":"a"}}'))).toMatchObject({ txRef: "a", transactionId: "5" });
    expect(readEvent(Buffer.from('{"data":{"id":"../1","tx_ref":"a"}}'))).toMatchObject({ transactionId: null });
    expect(eventKey(body)).toHaveLength(64);
  });
});

describe("Kigali's calendar", () => {
  it("begins days and months two hours before Greenwich", () => {
    expect(startOfDay(new Date("2026-05-03T22:00:00Z")).toISOString()).toBe("2026-05-03T22:00:00.000Z");
    expect(startOfDay(new Date("2026-05-03T21:59:59Z")).toISOString()).toBe("2026-05-02T22:00:00.000Z");
    expect(startOfMonth(new Date("2026-04-30T22:00:00Z")).toISOString()).toBe("2026-04-30T22:00:00.000Z");
    expect(monthsAgo(new Date("2026-03-31T12:00:00Z"), 1).toISOString()).toBe("2026-02-27T22:00:00.000Z");
    expect(monthsAgo(new Date("2028-02-29T12:00:00Z"), 12).toISOString()).toBe("2027-02-27T22:00:00.000Z");
  });
});

describe("the answer whether another payment may begin", () => {
  it.each([
    [[], undefined],
    [["true"], true],
    [["false"], false],
    [["false", "true"], false],
    [["true", "false"], false],
  ])("%j is %s", (answers, said) => {
    expect(mayBeginAnother(answers)).toBe(said);
  });
});
