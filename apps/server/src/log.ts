// One JSON line per request, without anything personal: no address beyond its path, no header, no body.

import type { IncomingMessage, ServerResponse } from 'node:http'
import pino, { type Logger } from 'pino'

export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ sync: false }))
}

/** `source` says who answered: cache, page, file, api. */
export function logRequest(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  begun: number,
  source: string,
  id?: string,
): void {
  const url = request.url ?? ''
  const query = url.indexOf('?')
  log.info({
    ...(id ? { id } : {}),
    method: request.method,
    path: query < 0 ? url : url.slice(0, query),
    status: response.statusCode,
    ms: Math.round((performance.now() - begun) * 10) / 10,
    source,
  })
}
