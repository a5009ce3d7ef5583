// Sends events over HTTP: no redirects, within limits of time and size, and in production to public addresses only, unless
// their host is allowed by name.

import { isInnerAddress } from '../http/public-lookup.ts'
import { OutsideError } from '../ports/outside-service.ts'
import type { WebhookAnswer, WebhookSender } from '../ports/webhook-sender.ts'
import { type RequestLimits, requestDocument } from './outside-http.ts'

/** As long as Standard Webhooks recommends; of the answer only its status counts. */
export const webhookLimits: RequestLimits = { connectMs: 5000, totalMs: 15_000, maxBytes: 64 * 1024, endsEarly: true }

export interface WebhookReach {
  /** Hosts that may be called although they stand inside, with their port or by the usual one of the scheme. */
  allowedHosts: readonly string[]
  /** Whether whatever stands on this machine may be called: not in production. */
  allowsLoopback: boolean
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

const usualPort = (protocol: string): string => (protocol === 'https:' ? '443' : '80')

function isAllowed({ host, hostname, port, protocol }: URL, { allowedHosts, allowsLoopback }: WebhookReach): boolean {
  const names = [host, `${hostname}:${port || usualPort(protocol)}`]
  return allowedHosts.some((allowed) => names.includes(allowed)) || (allowsLoopback && loopback.has(hostname))
}

const isInside = ({ hostname }: URL): boolean => loopback.has(hostname) || isInnerAddress(hostname)

/** Whether an endpoint may be there: https, outside, and no user or password in it. What a name leads to shows as it is called. */
export function isWebhookUrl(text: string, reach: WebhookReach): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false
  if (isAllowed(url, reach)) return url.protocol === 'https:' || url.protocol === 'http:'
  return url.protocol === 'https:' && !isInside(url)
}

export const webhookHttp =
  (reach: WebhookReach, limits = webhookLimits): WebhookSender =>
  async ({ url, headers, body }) => {
    if (!isWebhookUrl(url, reach)) return failed(null, 'address_refused')
    try {
      const publicOnly = !isAllowed(new URL(url), reach)
      const response = await requestDocument(url, { method: 'POST', headers, body }, { ...limits, publicOnly })
      const { status } = response
      if (status >= 200 && status < 300) return { status, problem: null, retryAfterMs: null }
      return { ...failed(status, `http_${status}`), retryAfterMs: retryAfter(response.headers['retry-after']) }
    } catch (error) {
      if (error instanceof OutsideError) return failed(null, error.failure)
      throw error
    }
  }

const failed = (status: number | null, problem: string): WebhookAnswer => ({ status, problem, retryAfterMs: null })

/** Seconds, or a date. */
function retryAfter(text: string | undefined): number | null {
  if (text === undefined) return null
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}
