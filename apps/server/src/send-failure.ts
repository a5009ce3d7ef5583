// The last resort, when not even the storefront's own error page could be rendered: plain text in both languages.

import type { ServerResponse } from 'node:http'
import { commonHeaders } from './headers.ts'

const messages: Record<number, string> = {
  404: 'Αυτή η σελίδα δεν υπάρχει. / There is no such page.',
  429: 'Πολλές σελίδες σε λίγη ώρα. Περιμένετε λίγο και δοκιμάστε ξανά. / Too many pages in a short time. Please wait a little and try again.',
  405: 'Η μέθοδος δεν επιτρέπεται. / Method not allowed.',
  500: 'Κάτι δεν πήγε καλά από τη μεριά μας. Δοκιμάστε ξανά σε λίγο. / Something went wrong on our side. Please try again shortly.',
}

/** `id`: under which the log has the details. `retryAfter`: seconds. */
export function sendFailure(
  response: ServerResponse,
  status: 404 | 405 | 429 | 500,
  id: string,
  retryAfter?: number,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const head = {
    ...commonHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  }
  response.writeHead(status, head).end(`${messages[status]}\n${id === '' ? '' : `${id}\n`}`)
}
