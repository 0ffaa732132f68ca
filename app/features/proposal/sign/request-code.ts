import { codeAnswer } from "../../../../domain/proposal/answers.ts";
import { callFunction } from "../../../data/call-function.ts";

export function requestCode(token: string, versionId: string) {
  return callFunction("proposal", { action: "ask_code", token, versionId }, codeAnswer);
}
