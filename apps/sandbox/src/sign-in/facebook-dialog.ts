// Facebook's dialog: the page that signs in and redirects back with a code.

import type { FastifyInstance, FastifyReply } from 'fastify'
import { type FacebookStore, facebookApp } from './facebook-store.ts'
import { facebookPeople } from './people.ts'
import { isLocal } from './redirects.ts'
import { choicePage, refusalPage } from './sign-in-views.ts'

type Query = Record<string, string | undefined>

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

function findError(query: Query): string | null {
  if (query.client_id !== facebookApp.appId) return 'Invalid App ID'
  if (!isLocal(query.redirect_uri)) return 'URL blocked'
  return query.response_type === undefined || query.response_type === 'code' ? null : 'Invalid response_type'
}

const cancelled = {
  error_reason: 'user_denied',
  error: 'access_denied',
  error_description: 'The user denied your request.',
}

export function registerFacebookDialog(app: FastifyInstance, store: FacebookStore): void {
  const refuse = (reply: FastifyReply, reason: string) =>
    reply.code(400).type('text/html; charset=utf-8').send(refusalPage('Facebook', reason))
  app.get<{ Querystring: Query }>('/fb/dialog', ({ query }, reply) => {
    const error = findError(query)
    if (error) return refuse(reply, error)
    const hrefOf = (person: string) => `/fb/choose?${new URLSearchParams({ ...query, person })}`
    const choices = Object.entries(facebookPeople).map(([key, { name, email }]) => ({
      label: name,
      note: email ?? 'no e-mail',
      href: hrefOf(key),
    }))
    const page = choicePage('Facebook', choices, hrefOf(''))
    return reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(page)
  })
  app.get<{ Querystring: Query }>('/fb/choose', ({ query }, reply) => {
    const error = findError(query)
    if (error || !isLocal(query.redirect_uri)) return refuse(reply, error ?? 'URL blocked')
    const { redirect_uri: redirectUri, state = '' } = query
    const person = facebookPeople[query.person ?? '']
    const params: Record<string, string> = person
      ? { code: store.issueCode({ person, redirectUri }), state }
      : { ...cancelled, state }
    // Facebook appends this fragment
    return reply.redirect(`${redirectUri}?${new URLSearchParams(params)}#_=_`)
  })
}
