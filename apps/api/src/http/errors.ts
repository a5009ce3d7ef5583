// The one place where errors become responses: what Fastify refuses, unknown routes, and faults. The response to a
// fault has only an id, under which the log has the details.

import type { RefusalCode } from '@stoa/contract/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayPassSoon } from '../database/database-away.ts'
import { IndexAwayError } from '../ports/product-index.ts'
import { faultOf, problemOf } from './problems.ts'
import { languageFrom } from './request-language.ts'
import { sendProblem } from './send-problem.ts'

const codeByError: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_input',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_input',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_input',
}

/** A restart or a failover takes about as long. */
export const retryAfterSeconds = 5

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const language = languageFrom(request)
    const code = codeByError[error.code] ?? (isClientError(error) ? 'bad_input' : null)
    if (code === null) {
      request.log.error({ err: error }, 'fault')
      if (!mayPassSoon(error) && !(error instanceof IndexAwayError))
        return sendProblem(reply, faultOf('server_fault', language, request.id))
      const details = { retryAfter: retryAfterSeconds }
      return sendProblem(reply, { ...faultOf('service_unavailable', language, request.id), details })
    }
    const problem = problemOf({ code }, language, request.id)
    return sendProblem(
      reply,
      code === 'bad_input' ? { ...problem, errors: [{ field: 'body', message: problem.title }] } : problem,
    )
  })
  for (const path of ['/api', '/api/*']) app.all(path, async (request, reply) => sendNotFound(request, reply))
}

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, problemOf({ code: 'not_found' }, languageFrom(request), request.id))

const isClientError = (error: FastifyError): boolean =>
  error instanceof SyntaxError || (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
