// The result of an identity provider, stored while something else is asked for: Facebook's code can be redeemed only
// once, and a code from a mailbox is used up when it is typed. It is encrypted in the browser's cookie and bound to one
// token of one flow.

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '../seal.ts'
import { readFlow, type SignInFlow } from './sign-in-flow.ts'

const identity = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  isProvidersMailbox: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
})
const content = z.object({
  /** Of the token it was read from. */
  tokenHash: z.string(),
  identity,
  /** The e-mail whose code was typed. */
  provedEmail: z.string().nullable(),
})

export type SocialTicket = z.infer<typeof content>

/** A token of one provider is never taken for another's. */
export const hashOfToken = (provider: string, token: string): string =>
  createHash('sha256').update(`${provider} ${token}`).digest('base64url')

const ownerOf = ({ text }: SignInFlow): string => `social sign-in ${text}`

export const writeTicket = (secret: Uint8Array, flow: SignInFlow, ticket: SocialTicket): string =>
  `${flow.text}.${seal(secret, ownerOf(flow), Buffer.from(JSON.stringify(ticket))).toString('base64url')}`

export interface SocialCookie {
  flow: SignInFlow
  /** The earlier result of the same token. */
  ticket: SocialTicket | null
}

/** Null when no flow is under way. */
export function readCookie(secret: Uint8Array, cookie: string, tokenHash: string, now: number): SocialCookie | null {
  const [encodedTime, random, sealed] = cookie.split('.')
  const flow = readFlow(`${encodedTime}.${random}`, now)
  if (!flow) return null
  const ticket = sealed === undefined ? null : openTicket(secret, flow, sealed)
  return { flow, ticket: ticket?.tokenHash === tokenHash ? ticket : null }
}

/** Null when it was encrypted for another flow, or altered. */
function openTicket(secret: Uint8Array, flow: SignInFlow, sealed: string): SocialTicket | null {
  try {
    const plain = unseal(secret, ownerOf(flow), Buffer.from(sealed, 'base64url'))
    return content.parse(JSON.parse(plain.toString()))
  } catch {
    return null
  }
}
