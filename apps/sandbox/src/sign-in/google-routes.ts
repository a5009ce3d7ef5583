// A stand-in for Google: the sign-in page, the keys, and tokens for tests.

import type { FastifyInstance, FastifyReply } from 'fastify'
import { type GoogleTokens, googleClientId, type TokenFlaw, tokenFlaws } from './google-tokens.ts'
import { googlePeople } from './people.ts'
import { isLocal } from './redirects.ts'
import { choicePage, refusalPage } from './sign-in-views.ts'

type Query = Record<string, string | undefined>

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** The error that Google would return instead of signing in; null when the request is valid. */
function findError(query: Query): string | null {
  if (query.client_id !== googleClientId) return 'invalid_client'
  if (!isLocal(query.redirect_uri)) return 'redirect_uri_mismatch'
  if (query.response_type !== 'id_token') return 'unsupported_response_type'
  if (!query.scope?.split(' ').includes('openid')) return 'invalid_scope'
  return query.nonce ? null : 'invalid_request: nonce is missing'
}

export function registerGoogle(app: FastifyInstance, tokens: GoogleTokens): void {
  const refuse = (reply: FastifyReply, reason: string) =>
    reply.code(400).type('text/html; charset=utf-8').send(refusalPage('Google', reason))
  app.get('/google/jwks', (_, reply) => reply.send(tokens.jwks()))
  app.get<{ Querystring: Query }>('/google/auth', ({ query }, reply) => {
    const error = findError(query)
    if (error) return refuse(reply, error)
    const hrefOf = (person: string) => `/google/choose?${new URLSearchParams({ ...query, person })}`
    const choices = Object.entries(googlePeople).map(([key, { name, email, email_verified }]) => ({
      label: name,
      note: `${email}${email_verified ? '' : ' (not verified)'}`,
      href: hrefOf(key),
    }))
    const page = choicePage('Google', choices, hrefOf(''))
    return reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(page)
  })
  app.get<{ Querystring: Query }>('/google/choose', ({ query }, reply) => {
    const error = findError(query)
    if (error) return refuse(reply, error)
    const [person, state] = [googlePeople[query.person ?? ''], query.state ?? '']
    const params: Record<string, string> = person
      ? { state, id_token: tokens.write({ person, nonce: query.nonce }), authuser: '0', prompt: 'consent' }
      : { error: 'access_denied', state }
    return reply.redirect(`${query.redirect_uri}#${new URLSearchParams(params)}`)
  })
  // Tokens as requested, valid or not.
  app.get<{ Querystring: Query }>('/google/sign', ({ query }, reply) => {
    const { sub = '1', email = 'reader@gmail.com', verified = 'true', name = 'Reader', nonce, hd } = query
    const flaw = tokenFlaws.find((candidate): candidate is TokenFlaw => candidate === query.flaw)
    const person = { sub, name, given_name: name, email, email_verified: verified === 'true', ...(hd ? { hd } : {}) }
    return reply.send({ id_token: tokens.write({ person, nonce, flaw }) })
  })
}
