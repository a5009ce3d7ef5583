// HTTP on a socket of this machine. Connections are kept.

import { Agent, type IncomingMessage, request as startRequest } from 'node:http'
import { text } from 'node:stream/consumers'

export interface SocketAnswer {
  status: number
  body: string
}

/** Rejects, at the latest after `timeoutMs`. With a body it is a POST. */
export type SocketCall = (path: string, timeoutMs: number, body?: string) => Promise<SocketAnswer>

export function socketCalls(socketPath: string): SocketCall {
  const agent = new Agent({ keepAlive: true })
  return async (path, timeoutMs, body) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const method = body === undefined ? 'GET' : 'POST'
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const request = startRequest({ agent, socketPath, path, method, headers }, resolve)
    request.once('error', reject)
    const timer = setTimeout(() => request.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
    try {
      request.end(body)
      const response = await promise
      return { status: response.statusCode ?? 0, body: await text(response) }
    } finally {
      clearTimeout(timer)
    }
  }
}
