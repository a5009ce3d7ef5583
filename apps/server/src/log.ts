// One JSON line per request, without anything personal: no URL beyond its path, no header, no body.

import type { IncomingMessage, ServerResponse } from 'node:http'
import pino, { type Logger } from 'pino'
import { Counter } from 'prom-client'

export function createLog(level: string): Logger {
  const serializers = { err: serializeError }
  // Lines are buffered for a short time: one write for each would cost more than a page from the cache.
  const destination = pino.destination({ sync: false, minLength: 8192, periodicFlush: 500 })
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination)
}

/** A fault's message and stack; its properties (a connection, a request) stay out of the log. */
function serializeError(fault: unknown): unknown {
  if (!(fault instanceof Error)) return { message: String(fault) }
  const code = 'code' in fault ? String(fault.code) : undefined
  const cause = fault.cause === undefined ? undefined : serializeError(fault.cause)
  return { type: fault.name, message: fault.message, code, stack: fault.stack, cause }
}

/** The one-time token in a link gives access to an account, so it must not be in the log. */
const redactToken = (path: string): string =>
  path.replace(/(\/(?:verifyregistration|resetpassword|confirm-email|keep-account|impersonate)\/)[^/]+/i, '$1…')

const faults = new Counter({ name: 'stoa_faults_total', help: 'Answers of 500 and above: of calls, pages and files' })

export function countFault(status: number): void {
  if (status >= 500) faults.inc()
}

/** `source` of the response: cache, page, file, api. */
export function logRequest(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  startedAt: number,
  source: string,
  id?: string,
): void {
  countFault(response.statusCode)
  const url = request.url ?? ''
  const query = url.indexOf('?')
  log.info({
    ...(id ? { id } : {}),
    method: request.method,
    path: redactToken(query < 0 ? url : url.slice(0, query)),
    status: response.statusCode,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    source,
  })
}
