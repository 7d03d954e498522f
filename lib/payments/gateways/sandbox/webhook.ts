import { z } from "zod";
import { currentKey } from "@/lib/core/keys";
import type { Delivery, Gateway } from "../../types";
import { isSameSecret, jsonOf, signatureOf } from "../webhooks";
import { takeDueWebhook } from "./service";

const header = "sandbox-signature";
const event = z.object({ data: z.object({ id: z.int().transform(String), tx_ref: z.string() }) });

function sign(body: Uint8Array): string {
  return signatureOf(body, currentKey("payment-sandbox").toString("base64url"));
}

async function* due(): AsyncGenerator<Delivery> {
  for (let charge = await takeDueWebhook(); charge; charge = await takeDueWebhook()) {
    const { txRef: tx_ref, transactionId, amount, currency, state: status } = charge;
    const data = { id: transactionId, tx_ref, amount, currency, status };
    const body = Buffer.from(JSON.stringify({ event: "charge.completed", data }));
    yield { body, headers: new Headers({ [header]: sign(body) }) };
  }
}

export const webhook: Gateway["webhook"] = {
  isSigned: ({ body, headers }) => isSameSecret(headers.get(header) ?? "", sign(body)),
  read(body) {
    const payload = jsonOf(body);
    const { data: told } = event.safeParse(payload);
    return told ? { txRef: told.data.tx_ref, transactionId: told.data.id, payload } : null;
  },
  due,
};
