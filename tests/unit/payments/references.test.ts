import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { momoReference, nearReferences } from "@/lib/payments/manual/rules";

describe("a Mobile Money reference", () => {
  it.each([
    ["12345678901", "12345678901"],
    [" 123 4567-8901. ", "12345678901"],
    [
      "TxId: 28597730434. Your payment of 3,000 RWF to ISOMO 123456 has been completed at 2026-05-04 10:11:12.",
      "28597730434",
    ],
    [
      "TxId:28597730434*S*Your payment of 1,500 RWF to ISOMO 20961 was completed at 2026-06-17 09:15:19.",
      "28597730434",
    ],
    ["Y'ello, FT Id: 29505489295.*EN# Balance:3180 RWF", "29505489295"],
    ["*165*S*Y'ello, Transaction ID 28597730434, you paid 3000 RWF to ISOMO (250788123456)", "28597730434"],
    ["You have paid 3,000 RWF to ISOMO. Financial Transaction Id: 28597730434. New balance: 12,345 RWF", "28597730434"],
    ["Financial Transaction Id: 28597730434. External Transaction Id: 99999999999.", "28597730434"],
    ["Wishyuye 3000 RWF kuri ISOMO 0788123456, 28597730434", "28597730434"],
  ])("is read from %j", (written, reference) => {
    expect(momoReference(written)).toBe(reference);
  });

  it.each([
    ...["", "I have paid", "3000", "0788123456", "250788123456", "yesterday at 10:00", "MP240504.1234.A12345"],
    ...["1234567890", "123456789012", "012345678901", "01234567890", "28597730434 or 28597730435"],
  ])("is not found in %j", (written) => {
    expect(momoReference(written)).toBeNull();
  });

  const id = fc.bigInt({ min: 10_000_000_000n, max: 99_999_999_999n }).map(String);

  it("is the same digits whatever stands around and between them", () => {
    const noise = fc.stringMatching(/^[A-Za-z .,:;*#-]{0,6}$/);
    fc.assert(
      fc.property(id, noise, noise, (digits, before, after) => {
        expect(momoReference(before + digits + after)).toBe(digits);
      }),
    );
  });

  it("has those near it that differ by a digit or by two that changed places, both ways", () => {
    fc.assert(
      fc.property(id, (digits) => {
        const near = nearReferences(digits);
        expect(near).not.toContain(digits);
        expect(near.every((other) => /^[1-9]\d{10}$/.test(other) && nearReferences(other).includes(digits))).toBe(true);
      }),
      { numRuns: 20 },
    );
    expect(nearReferences("45678912345")).toEqual(
      expect.arrayContaining(["45678912346", "45678912354", "54678912345"]),
    );
  });
});
