import { describe, expect, it } from "vitest";
import { nextStep, returnPauseMs, returnQuestions } from "@/components/payments/returning";

describe("the return page of a payment", () => {
  it("believes the server's own question before the address", () => {
    for (const said of ["cancelled", "failed", null, "successful"])
      expect(nextStep({ status: "successful", said, asked: 1 })).toBe("paid");
    for (const said of ["successful", "completed", null])
      expect(nextStep({ status: "failed", said, asked: 1 })).toBe("unpaid");
  });

  it("says at once that a cancelled payment was not successful", () => {
    for (const said of ["cancelled", "canceled", "CANCELLED", "failed"])
      expect(nextStep({ status: "pending", said, asked: 1 })).toBe("unpaid");
  });

  it("asks a few times after a payment that has not come yet, over 10 seconds", () => {
    expect((returnQuestions - 1) * returnPauseMs).toBe(10_000);
    for (let asked = 1; asked < returnQuestions; asked += 1)
      expect(nextStep({ status: "pending", said: "successful", asked })).toBe("again");
    expect(nextStep({ status: "pending", said: "successful", asked: returnQuestions })).toBe("onward");
  });
});
