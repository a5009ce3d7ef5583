// Facebook's Graph API as far as signing in needs it, with its errors as Facebook words them; and tokens for tests.

import type { FastifyInstance, FastifyReply } from 'fastify'
import { type FacebookStore, facebookApp, isProofOf, requestFlaws, signRequest } from './facebook-store.ts'
import { facebookPeople } from './people.ts'

type Query = Record<string, string | undefined>

const refuse = (reply: FastifyReply, code: number, message: string) =>
  reply.code(400).send({ error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } })

const hour = 3600

export function registerFacebookGraph(app: FastifyInstance, store: FacebookStore, now: () => number): void {
  const seconds = () => Math.floor(now() / 1000)
  app.get<{ Querystring: Query }>('/fb/oauth/access_token', ({ query }, reply) => {
    const isApp = query.client_id === facebookApp.appId && query.client_secret === facebookApp.appSecret
    if (!isApp) return refuse(reply, 101, 'Error validating client secret.')
    const code = store.consumeCode(query.code ?? '')
    if (!code) return refuse(reply, 100, 'This authorization code has been used.')
    if (code.redirectUri !== query.redirect_uri) return refuse(reply, 100, 'Error validating verification code.')
    const scopes = ['public_profile', 'email']
    const token = { person: code.person, appId: facebookApp.appId, type: 'USER' as const, scopes, isValid: true }
    return reply.send({ access_token: store.issueToken(token), token_type: 'bearer', expires_in: 60 * 24 * hour })
  })
  app.get<{ Querystring: Query }>('/fb/debug_token', ({ query }, reply) => {
    const isApp = query.access_token === `${facebookApp.appId}|${facebookApp.appSecret}`
    if (!isApp) return refuse(reply, 190, 'Invalid OAuth access token.')
    const token = store.findToken(query.input_token ?? '')
    if (!token) return reply.send({ data: { is_valid: false, error: { code: 190, message: 'Invalid' }, scopes: [] } })
    const { appId, type, scopes, isValid, person } = token
    const [issued_at, expires_at] = [seconds() - hour, seconds() + (isValid ? hour : -1)]
    return reply.send({
      data: {
        app_id: appId,
        type,
        application: 'Stoa',
        is_valid: isValid,
        user_id: person.id,
        scopes,
        issued_at,
        expires_at,
      },
    })
  })
  app.get<{ Querystring: Query }>('/fb/me', ({ query }, reply) => {
    const text = query.access_token ?? ''
    const token = store.findToken(text)
    if (!token?.isValid) return refuse(reply, 190, 'Error validating access token.')
    if (!isProofOf(text, query.appsecret_proof ?? '')) return refuse(reply, 100, 'Invalid appsecret_proof provided.')
    const profile: Query = { ...token.person }
    if (!token.scopes.includes('email')) delete profile.email
    const fields = (query.fields ?? 'id,name').split(',').filter((field) => profile[field] !== undefined)
    return reply.send(Object.fromEntries(fields.map((field) => [field, profile[field]])))
  })
}

/** What Facebook's script would give to a browser, and what it would post to the shop, valid or not. */
export function registerFacebookTests(app: FastifyInstance, store: FacebookStore, now: () => number): void {
  app.get<{ Querystring: Query }>('/fb/token', ({ query }, reply) => {
    const person = facebookPeople[query.person ?? '']
    if (!person) return refuse(reply, 100, 'There is nobody of that name.')
    const { flaw } = query
    const access_token = store.issueToken({
      person,
      appId: flaw === 'foreign-app' ? '300000000000002' : facebookApp.appId,
      type: flaw === 'page' ? 'PAGE' : 'USER',
      scopes: flaw === 'no-email-scope' ? ['public_profile'] : ['public_profile', 'email'],
      isValid: flaw !== 'expired',
    })
    return reply.send({ access_token })
  })
  app.get<{ Querystring: Query }>('/fb/signed_request', ({ query }, reply) => {
    const flaw = requestFlaws.find((candidate) => candidate === query.flaw)
    return reply.send({ signed_request: signRequest(query.user_id ?? '', Math.floor(now() / 1000), flaw) })
  })
}
