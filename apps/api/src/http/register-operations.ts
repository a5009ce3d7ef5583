// The operations as routes below /api/{lang}: any letter case, `v` ignored, JSON in and out, problems as problem+json.

import { hash } from 'node:crypto'
import { type Endpoint, hasQueryInput, isStaffAccess, toolKeyHeader, toolPlaceholder } from '@stoa/contract/endpoint'
import type { Problem } from '@stoa/contract/problem'
import { emptyFieldsOf } from '@stoa/contract/refusal-details'
import { isLanguage, type Language } from '@stoa/domain/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type Authenticate,
  type AuthenticateTool,
  type Caller,
  decideAccess,
  invalidSession,
  type StaffCaller,
  visitor,
} from './caller.ts'
import { type CookieOptions, readCallingClient } from './client.ts'
import { isUuid } from './is-uuid.ts'
import type { Call, Operation } from './operation.ts'
import { badInputOf, problemOf, refusedCallOf } from './problems.ts'
import { readInput, withoutEmpty } from './read-input.ts'
import { registerUpload } from './register-upload.ts'
import { languageFrom } from './request-language.ts'
import { isSameOrigin } from './same-origin.ts'
import { sendProblem } from './send-problem.ts'
import { publicSender, type SendAnswer } from './send-public.ts'

export interface HttpDeps {
  now: () => number
  authenticate: Authenticate
  /** For calls of staff, which take no other tokens. */
  authenticateStaff: Authenticate<StaffCaller>
  /** Without it, no tool has a key. */
  authenticateTool?: AuthenticateTool
  cookies: CookieOptions
  /** The site's host as browsers know it; without one, whatever a request was sent to. */
  publicHost?: string
}

export function registerOperations(app: FastifyInstance, operations: Iterable<Operation>, deps: HttpDeps): void {
  // a form on another site can send text, but not JSON
  app.removeContentTypeParser('text/plain')
  for (const operation of operations) {
    const { endpoint } = operation
    const emptyFields = emptyFieldsOf(endpoint.input)
    const send = senderOf(endpoint)
    const route = {
      method: endpoint.method,
      url: `/api/:lang${endpoint.path.replace(toolPlaceholder, ':provider')}`,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const language = languageOf(request)
        if (language === null) return sendProblem(reply, problemOf({ code: 'not_found' }, 'el', request.id))
        if (!isSameOrigin(request, deps.publicHost)) {
          return sendProblem(reply, problemOf({ code: 'foreign_origin' }, language, request.id))
        }
        const sent = hasQueryInput(endpoint) ? queryOf(request) : (request.body ?? {})
        const call = await callOf(request, reply, operation, { language, deps })
        const answer = await answerCall(operation, withoutEmpty(sent, emptyFields), call, request.id)
        return answer.ok ? send(request, reply, answer.value) : sendProblem(reply, answer.problem)
      },
    }
    if (endpoint.upload) registerUpload(app, route, endpoint.upload, (request) => checkAccess(request, operation, deps))
    else app.route(route)
  }
}

/** What can be said before the body is read. */
async function checkAccess(request: FastifyRequest, { endpoint }: Operation, deps: HttpDeps): Promise<Problem | null> {
  const now = deps.now()
  const refusal = decideAccess(endpoint, await callerOf(request, endpoint, deps, now), now)
  return refusal && problemOf(refusal, languageFrom(request), request.id)
}

function languageOf(request: FastifyRequest): Language | null {
  const lang = (request.params as { lang?: string }).lang?.toLowerCase()
  return isLanguage(lang) ? lang : null
}

function queryOf(request: FastifyRequest): Record<string, unknown> {
  const { v: _cacheBuster, ...query } = request.query as Record<string, unknown>
  return query
}

interface RequestContext {
  language: Language
  deps: HttpDeps
}

async function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint }: Operation,
  { language, deps }: RequestContext,
): Promise<Call> {
  const now = deps.now()
  const key = request.headers['idempotency-key']
  return {
    language,
    now,
    caller: endpoint.access ? await callerOf(request, endpoint, deps, now) : visitor,
    client: readCallingClient(request, reply, deps.cookies),
    ...(endpoint.upload && Buffer.isBuffer(request.body) ? { upload: request.body } : {}),
    ...(typeof key === 'string' && isUuid(key) ? { idempotencyKey: key.toLowerCase() } : {}),
    ...(key ? { bodyHash: hash('sha256', JSON.stringify(request.body ?? null), 'base64url') } : {}),
    tag: () => {},
    listed: () => {},
    validUntil: () => {},
  }
}

async function callerOf(
  request: FastifyRequest,
  { access }: Endpoint,
  { authenticate, authenticateStaff, authenticateTool }: HttpDeps,
  now: number,
): Promise<Caller> {
  const { headers } = request
  if (access === 'tool') return authenticateTool?.(toolCredentials(request)) ?? visitor
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (bearer === undefined) return visitor
  const caller = await (isStaffAccess(access) ? authenticateStaff : authenticate)(bearer, now)
  return caller ?? invalidSession
}

function toolCredentials({ params, headers, ip }: FastifyRequest) {
  const { provider = '' } = params as { provider?: string }
  return { provider, key: String(headers[toolKeyHeader.toLowerCase()] ?? ''), ip }
}

type Answer = { ok: true; value: unknown } | { ok: false; problem: Problem }

/** Authorise, parse, execute. Bad input is refused here with the field named. */
async function answerCall(operation: Operation, wireInput: unknown, call: Call, instance: string): Promise<Answer> {
  const { endpoint } = operation
  const refusal = decideAccess(endpoint, call.caller, call.now)
  if (refusal) return { ok: false, problem: problemOf(refusal, call.language, instance) }
  const input = readInput(endpoint, wireInput)
  if (!input.ok) return { ok: false, problem: badInputOf(input.refusal, call.language, instance) }
  if (endpoint.idempotent && !call.idempotencyKey) {
    return { ok: false, problem: problemOf({ code: 'idempotency_key_missing' }, call.language, instance) }
  }
  const outcome = await operation.handle(input.value, call)
  if (!outcome.ok) return { ok: false, problem: refusedCallOf(outcome.refusal, endpoint, call.language, instance) }
  return outcome
}

/** How an endpoint's answers are sent, under their wire names. */
function senderOf({ method, output, isPublic }: Endpoint): SendAnswer {
  if (isPublic && method === 'GET') return publicSender((value) => output.toWire(value))
  return (_, reply, value) => reply.header('cache-control', 'no-store').send(output.toWire(value))
}
