import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

type Flaw = { origin?: string; rpId?: string; verified?: boolean; challenge?: string; counter?: number };

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

function clientData(type: "create" | "get", challenge: string, { origin = "http://localhost:3000" }: Flaw): Buffer {
  return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));
}

/** A key as a phone keeps one, in software; each answer can be given a flaw. */
export function aPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let userHandle = "";
  let counter = 0;

  function head(flags: number, { rpId = "localhost", verified = true, counter: said }: Flaw): Buffer {
    counter = said ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 1 | (verified ? 4 : 0)]), count]);
  }

  const base = () => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
    clientExtensionResults: {},
  });

  function register(options: { challenge: string; user: { id: string } }, flaw: Flaw = {}) {
    userHandle = options.user.id;
    const cose = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
    const authData = Buffer.concat([head(0x40, flaw), Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const attestation = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
      Buffer.from([authData.length]),
      authData,
    ]);
    const clientDataJSON = clientData("create", flaw.challenge ?? options.challenge, flaw).toString("base64url");
    const response = { clientDataJSON, attestationObject: attestation.toString("base64url"), transports: ["internal"] };
    return { ...base(), response };
  }

  function sign(options: { challenge: string }, flaw: Flaw = {}) {
    const authData = head(0, flaw);
    const client = clientData("get", flaw.challenge ?? options.challenge, flaw);
    const signature = createSign("sha256")
      .update(Buffer.concat([authData, sha256(client)]))
      .sign(privateKey);
    const response = {
      clientDataJSON: client.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: signature.toString("base64url"),
      userHandle,
    };
    return { ...base(), response };
  }

  return { id: id.toString("base64url"), register, sign };
}
