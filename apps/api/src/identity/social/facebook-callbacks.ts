// Facebook's callbacks: to delete the data that came from Facebook about a person, and to say that a person has revoked
// the permission. Both are forms with a signed request (developers.facebook.com/docs/apps/delete-data).

import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type FacebookProvider, facebookIssuer } from '../../ports/identity-providers.ts'
import { insertAccountEvent } from '../sessions/account-events.queries.ts'
import { deletionStatusPage } from './deletion-status.view.ts'
import * as queries from './sign-in-methods.queries.ts'

export interface CallbackDeps {
  db: Database
  facebook: FacebookProvider
  /** Scheme and host of the public site. */
  origin: string
  now: () => number
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const maxBodyBytes = 8 * 1024

/** The confirmation code of the request. A person who is not linked gets one just as well. */
function deleteIdentity(db: Database, subject: string, now: number): Promise<string> {
  const code = randomUUID()
  return inTransaction(db, async (tx) => {
    const customerId = await queries.deleteLinkedIdentity(tx, facebookIssuer, subject)
    if (customerId !== null) await insertAccountEvent(tx, { customerId, action: 'facebook_forgotten', now })
    await queries.saveDeletionRequest(tx, code, new Date(now))
    return code
  })
}

const sendPage = (reply: FastifyReply, at: Date | null): FastifyReply =>
  reply
    .code(at ? 200 : 404)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(deletionStatusPage(at))

/** `/api/facebook/deletion` and `/api/facebook/deauthorise`, as they are entered in Facebook's settings of the app. */
export function registerFacebookCallbacks(app: FastifyInstance, { db, facebook, origin, now }: CallbackDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, text: string) => new URLSearchParams(text),
    )
    const userIdIn = (body: unknown): string | null =>
      body instanceof URLSearchParams ? facebook.userIdOf(body.get('signed_request') ?? '') : null
    scope.post('/api/facebook/deletion', { bodyLimit: maxBodyBytes }, async ({ body }, reply) => {
      const userId = userIdIn(body)
      if (userId === null) return reply.code(400).send({ error: 'signed_request' })
      const code = await deleteIdentity(db, userId, now())
      return { url: `${origin}/api/facebook/deletion/${code}`, confirmation_code: code }
    })
    scope.post('/api/facebook/deauthorise', { bodyLimit: maxBodyBytes }, async ({ body }, reply) => {
      const userId = userIdIn(body)
      if (userId === null) return reply.code(400).send({ error: 'signed_request' })
      await deleteIdentity(db, userId, now())
      return {}
    })
    scope.get<{ Params: { code: string } }>('/api/facebook/deletion/:code', async ({ params: { code } }, reply) =>
      sendPage(reply, uuidPattern.test(code) ? await queries.findDeletionRequest(db, code) : null),
    )
  })
}
