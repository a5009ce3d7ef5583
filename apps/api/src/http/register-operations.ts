// The operations as routes below /api/{lang}: any letter case, `v` ignored, JSON in and out, problems as problem+json.

import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '@stoa/domain/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerCall, type WireAnswer } from './answer-call.ts'
import type { Call, Operation } from './operation.ts'
import { problemOf } from './problems.ts'

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function registerOperations(app: FastifyInstance, operations: Iterable<Operation>, now: () => number): void {
  // a form on another site can send text, but not JSON
  app.removeContentTypeParser('text/plain')
  for (const operation of operations) {
    const { method, path } = operation.endpoint
    app.route({
      method,
      url: `/api/:lang${path}`,
      handler: async (request, reply) => {
        const language = languageOf(request)
        if (language === null) return sendProblem(reply, problemOf({ code: 'not_found' }, 'el', request.id))
        const input = method === 'GET' ? queryOf(request) : (request.body ?? {})
        const answer = await answerCall(operation, input, callOf(request, language, now()), request.id)
        return send(reply, answer, operation)
      },
    })
  }
}

export function languageOf(request: FastifyRequest): Language | null {
  const lang = (request.params as { lang?: string }).lang?.toLowerCase()
  return isLanguage(lang) ? lang : null
}

function queryOf(request: FastifyRequest): Record<string, unknown> {
  const { v: _cacheBuster, ...query } = request.query as Record<string, unknown>
  return query
}

function callOf(request: FastifyRequest, language: Language, now: number): Call {
  const key = request.headers['idempotency-key']
  return {
    language,
    now,
    ...(typeof key === 'string' && uuidForm.test(key) ? { idempotencyKey: key.toLowerCase() } : {}),
    ...(key
      ? {
          bodyHash: createHash('sha256')
            .update(JSON.stringify(request.body ?? null))
            .digest('base64url'),
        }
      : {}),
    tag: () => {},
    holdsUntil: () => {},
  }
}

function send(reply: FastifyReply, answer: WireAnswer, { endpoint }: Operation): FastifyReply {
  if (!answer.ok) return sendProblem(reply, answer.problem)
  const cache = endpoint.isPublic && endpoint.method === 'GET' ? 'public, max-age=0, must-revalidate' : 'no-store'
  return reply.header('cache-control', cache).send(answer.body)
}

export function sendProblem(reply: FastifyReply, problem: { status: number }): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}
