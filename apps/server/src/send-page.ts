// Sends a cached page: the browser's copy is revalidated when it is still the same, otherwise the body is sent in the
// best encoding it accepts.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodedBody, encodingFor, type StoredPage } from './stored-page.ts'

export function sendPage(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { ...page.headers, etag: page.etag, vary: 'accept-encoding' })
    response.end()
    return
  }
  const { body, head } = encodedBody(encodingFor(request.headers['accept-encoding'], page), page)
  response.writeHead(page.status, head)
  response.end(request.method === 'HEAD' ? undefined : body)
}
