// Facebook by redirect, or by the access token of its script. Whatever the browser sends, Facebook itself is asked
// whether the token was issued to our app and for whom (developers.facebook.com, debug_token): a token of another app
// is rejected.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { checkEmail } from '@stoa/domain/identity/line-rules'
import { visibleText } from '@stoa/domain/identity/visible-text'
import { z } from 'zod'
import {
  type FacebookProvider,
  facebookIssuer,
  type ProviderIdentity,
  type ReportSignInFailure,
  truncateName,
} from '../ports/identity-providers.ts'
import { type FacebookApp, type FacebookPerson, facebookGraph, GraphError, type TokenInfo } from './facebook-graph.ts'

export interface FacebookSettings extends FacebookApp {
  dialogUrl: string
  report: ReportSignInFailure
}

class InvalidTokenError extends Error {}

export function facebookProvider(settings: FacebookSettings): FacebookProvider {
  const { appId, appSecret, dialogUrl, redirectUri, report } = settings
  const graph = facebookGraph(settings)
  return {
    authorizationUrl: ({ state }) =>
      `${dialogUrl}?${new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        scope: 'email,public_profile',
        response_type: 'code',
      })}`,
    async verify({ kind, token }) {
      try {
        const accessToken = kind === 'code' ? await graph.exchangeCode(token) : token
        const tokenInfo = await graph.inspectToken(accessToken)
        assertOwnToken(tokenInfo, appId)
        return identityOf(await graph.getPerson(accessToken), tokenInfo)
      } catch (error) {
        report('facebook', failureReason(error))
        return null
      }
    },
    userIdOf: (signedRequest) => readSignedRequest(appSecret, signedRequest),
  }
}

function assertOwnToken(tokenInfo: TokenInfo, appId: string): void {
  if (!tokenInfo.is_valid) throw new InvalidTokenError('the token does not hold')
  if (tokenInfo.app_id !== appId) throw new InvalidTokenError('a token of another app')
  if (tokenInfo.type !== 'USER') throw new InvalidTokenError('a token of no person')
}

/** Facebook returns an e-mail without saying whether it was verified. */
function identityOf(person: FacebookPerson, tokenInfo: TokenInfo): ProviderIdentity {
  if (person.id !== tokenInfo.user_id) throw new InvalidTokenError('a token of somebody else')
  const email = person.email !== undefined && tokenInfo.scopes.includes('email') ? visibleText(person.email) : null
  return {
    issuer: facebookIssuer,
    subject: person.id,
    email: email !== null && checkEmail(email) === null ? email : null,
    emailVerified: false,
    isProvidersMailbox: false,
    firstName: truncateName(person.first_name ?? person.name),
    lastName: truncateName(person.last_name),
  }
}

function failureReason(error: unknown): string {
  if (error instanceof InvalidTokenError || error instanceof GraphError) return error.message
  return error instanceof z.ZodError ? 'an answer of another shape' : 'Facebook could not be reached'
}

const payloadSchema = z.object({ algorithm: z.literal('HMAC-SHA256'), user_id: z.string().regex(/^\d{1,255}$/) })

/** The signature covers the payload's text as it was sent. Null for whatever is not signed with our secret. */
export function readSignedRequest(appSecret: string, text: string): string | null {
  const [signature = '', payload = '', ...rest] = text.split('.')
  if (rest.length > 0) return null
  const actual = Buffer.from(signature, 'base64url')
  const expected = createHmac('sha256', appSecret).update(payload).digest()
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    return parsed.success ? parsed.data.user_id : null
  } catch {
    return null
  }
}
