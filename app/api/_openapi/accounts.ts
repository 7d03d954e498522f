import { z } from "zod";
import { proofInput } from "@/lib/accounts/proof/schema";
import {
  codeInput,
  codeRequest,
  emailInput,
  loginInput,
  referrerInput,
  registration,
  resetInput,
} from "@/lib/accounts/schema";
import type { ApiCall } from "./types";

const text = z.string();
const account = z.object({ id: z.int(), email: text, fullName: text, school: text, role: text });

/** Calls about who somebody is, in the order in which a client meets them. */
export const accountCalls: readonly ApiCall[] = [
  {
    name: "register",
    method: "POST",
    path: "/api/auth/register",
    open: true,
    body: registration,
    answer: z.object({ message: text }),
  },
  { name: "verify", method: "POST", path: "/api/auth/verify", open: true, body: codeInput, answer: text },
  {
    name: "regenerateOtp",
    method: "POST",
    path: "/api/auth/regenerate-otp",
    open: true,
    body: codeRequest,
    answer: text,
  },
  {
    name: "forgotPassword",
    method: "POST",
    path: "/api/auth/forgot-password",
    open: true,
    query: emailInput,
    answer: text,
  },
  {
    name: "resetPassword",
    method: "POST",
    path: "/api/auth/reset-password",
    open: true,
    body: resetInput,
    answer: text,
  },
  {
    name: "addReferrer",
    method: "POST",
    path: "/api/auth/add-referrer",
    open: true,
    body: referrerInput,
    answer: text,
  },
  {
    name: "login",
    method: "POST",
    path: "/api/auth/login",
    open: true,
    body: loginInput,
    answer: account.extend({ token: text, tokenType: z.literal("Bearer") }),
  },
  {
    name: "stepUp",
    method: "POST",
    path: "/api/auth/step-up",
    body: proofInput,
    answer: z.object({ provenUntil: z.iso.datetime() }),
  },
  { name: "googleUrl", method: "GET", path: "/api/auth/google/url", open: true, answer: z.object({ url: text }) },
];
