// Facebook by its redirect, or by the access token of its script. Whatever the browser hands over, Facebook itself is asked
// whether it was given to our app and for whom (developers.facebook.com, debug_token): a token of another app is worth nothing.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { checkEmail } from '@stoa/domain/customer/field-rules'
import { z } from 'zod'
import {
  type FacebookHouse,
  facebookIssuer,
  type HouseIdentity,
  type ReportDoubt,
  shortName,
} from '../ports/social-houses.ts'
import {
  type FacebookApp,
  type FacebookPerson,
  facebookGraph,
  GraphRefusal,
  type TokenFacts,
} from './facebook-graph.ts'

export interface FacebookSettings extends FacebookApp {
  dialogUrl: string
  report: ReportDoubt
}

class Doubt extends Error {}

export function facebookHouse(settings: FacebookSettings): FacebookHouse {
  const { appId, appSecret, dialogUrl, redirectUri, report } = settings
  const graph = facebookGraph(settings)
  return {
    dialog: ({ state }) =>
      `${dialogUrl}?${new URLSearchParams({
        ...{ client_id: appId, redirect_uri: redirectUri, state },
        ...{ scope: 'email,public_profile', response_type: 'code' },
      })}`,
    async read({ kind, token }) {
      try {
        const access = kind === 'code' ? await graph.tokenOf(token) : token
        const facts = await graph.factsOf(access)
        mustBeOurs(facts, appId)
        return identityOf(await graph.personOf(access), facts)
      } catch (error) {
        report('facebook', reasonOf(error))
        return null
      }
    },
    personOf: (signedRequest) => readSignedRequest(appSecret, signedRequest),
  }
}

function mustBeOurs(facts: TokenFacts, appId: string): void {
  if (!facts.is_valid) throw new Doubt('the token does not hold')
  if (facts.app_id !== appId) throw new Doubt('a token of another app')
  if (facts.type !== 'USER') throw new Doubt('a token of no person')
}

/** Facebook names an e-mail without saying that it was proved. */
function identityOf(person: FacebookPerson, facts: TokenFacts): HouseIdentity {
  if (person.id !== facts.user_id) throw new Doubt('a token of somebody else')
  const email = person.email !== undefined && facts.scopes.includes('email') ? person.email : null
  return {
    issuer: facebookIssuer,
    subject: person.id,
    email: email !== null && checkEmail(email) === null ? email : null,
    emailVerified: false,
    isHousesMailbox: false,
    firstName: shortName(person.first_name ?? person.name),
    lastName: shortName(person.last_name),
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Doubt || error instanceof GraphRefusal) return error.message
  return error instanceof z.ZodError ? 'an answer of another shape' : 'Facebook could not be reached'
}

const request = z.object({ algorithm: z.literal('HMAC-SHA256'), user_id: z.string().regex(/^\d{1,255}$/) })

/** The signature is over the payload's text as it was sent. Null for whatever Facebook did not sign with our secret. */
export function readSignedRequest(appSecret: string, text: string): string | null {
  const [signature = '', payload = '', ...rest] = text.split('.')
  if (rest.length > 0) return null
  const given = Buffer.from(signature, 'base64url')
  const right = createHmac('sha256', appSecret).update(payload).digest()
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  try {
    const said = request.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    return said.success ? said.data.user_id : null
  } catch {
    return null
  }
}
