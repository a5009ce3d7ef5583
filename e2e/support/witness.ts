// Watches everything a browser complains about. What a test does not announce beforehand fails it.

import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'

export interface Witness {
  /** Announces a complaint that belongs to the journey, such as the 409 of a refused order. */
  expectComplaint(pattern: RegExp): void
  /** Complaints nobody announced. */
  complaints(): string[]
}

const loud = new Set(['error', 'warning', 'assert'])

export function watch(context: BrowserContext, origin: string): Witness {
  const heard: string[] = []
  const expected: RegExp[] = []
  const hear = (complaint: string) => void heard.push(complaint)
  context.on('console', (message: ConsoleMessage) => {
    if (loud.has(message.type())) hear(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => hear(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request: Request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (/^https?:|^wss?:/.test(protocol) && asked !== origin) hear(`request to another host: ${request.url()}`)
  })
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left stops loading; that is not a failure.
    if (reason !== 'net::ERR_ABORTED') hear(`failed request: ${request.url()} ${reason}`)
  })
  return {
    expectComplaint: (pattern) => void expected.push(pattern),
    complaints: () => heard.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  }
}
