// The last resort, when not even the storefront's own error page could be rendered: plain text in both languages.

import type { ServerResponse } from 'node:http'
import { commonHeaders } from './headers.ts'

const messages: Record<number, string> = {
  405: 'Η μέθοδος δεν επιτρέπεται. / Method not allowed.',
  500: 'Κάτι δεν πήγε καλά από τη μεριά μας. Δοκιμάστε ξανά σε λίγο. / Something went wrong on our side. Please try again shortly.',
}

export function sendFailure(response: ServerResponse, status: 405 | 500, id: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const head = { ...commonHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  response
    .writeHead(status, status === 405 ? { ...head, allow: 'GET, HEAD' } : head)
    .end(`${messages[status]}\n${id}\n`)
}
