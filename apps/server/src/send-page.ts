// Answering with a stored page: the browser's copy is confirmed when it is still the same, otherwise the body goes out in the
// best encoding it accepts.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor, type StoredPage } from './stored-page.ts'

export function sendPage(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { ...page.headers, etag: page.etag, vary: 'accept-encoding' })
    response.end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'], page)
  const body = page.bodies[encoding] ?? page.bodies.identity
  response.writeHead(page.status, headOf(page, encoding, body.length))
  response.end(request.method === 'HEAD' ? undefined : body)
}

const heads = new WeakMap<StoredPage, Map<string, string[]>>()

/** Written out once per page and encoding: the same list serves every request. */
function headOf(page: StoredPage, encoding: string, length: number): string[] {
  const known = heads.get(page) ?? new Map<string, string[]>()
  const head = known.get(encoding) ?? [
    ...Object.entries(page.headers).flat(),
    ...['etag', page.etag, 'vary', 'accept-encoding', 'content-length', String(length)],
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]
  heads.set(page, known.set(encoding, head))
  return head
}
