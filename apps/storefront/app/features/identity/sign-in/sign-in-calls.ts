// The API calls of the forms, loaded with the first of them: the API client is larger than the whole page.

import { type FormProblem, readProblem } from '@stoa/browser/form/read-problem'
import type { InputOf, OutputOf } from '@stoa/contract/endpoint'
import {
  confirmEmailChange,
  findPasswordReset,
  keepCustomer,
  register,
  requestPasswordReset,
  resetPassword,
  verifyRegistration,
} from '@stoa/contract/identity/account'
import { logIn, logOut } from '@stoa/contract/identity/session'
import { beginSocialSignIn, impersonate, logInWithFacebook, logInWithGoogle } from '@stoa/contract/identity/social'
import type { Language } from '@stoa/domain/language'
import { browserClient } from '../../../api/browser-client.ts'

const endpoints = {
  logIn,
  logOut,
  register,
  verifyRegistration,
  requestPasswordReset,
  findPasswordReset,
  resetPassword,
  confirmEmailChange,
  keepCustomer,
  impersonate,
  beginSocialSignIn,
  logInWithGoogle,
  logInWithFacebook,
}

export type Endpoints = typeof endpoints
export type CallName = keyof Endpoints

/** `fields` have the same names in the form as in the call's input. */
export type CallResult<N extends CallName> =
  | { ok: true; value: OutputOf<Endpoints[N]> }
  | { ok: false; code: string; details: Record<string, unknown>; problem: FormProblem<string> }

/** `refusals`: those that concern one field, with its name. */
export async function callApi<N extends CallName>(
  language: Language,
  name: N,
  input: InputOf<Endpoints[N]>,
  refusals: Readonly<Record<string, string>>,
): Promise<CallResult<N>> {
  const endpoint: Endpoints[N] = endpoints[name]
  const outcome = await browserClient(language).call<Endpoints[N]>(endpoint, input)
  if (outcome.ok) return { ok: true, value: outcome.value }
  const { code, details = {} } = outcome.refusal
  const problem = readProblem(outcome.refusal, { fields: endpoint.input.fields, refusals })
  return { ok: false, code, details, problem }
}
