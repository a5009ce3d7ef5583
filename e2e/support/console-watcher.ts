// Watches everything a browser complains about. What a test does not announce beforehand fails it.

import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'

export interface ConsoleWatcher {
  /** Announces a complaint that belongs to the journey, such as the 409 of a refused order. */
  expectError(pattern: RegExp): void
  /** Complaints nobody announced. */
  errors(): string[]
}

const errorTypes = new Set(['error', 'warning', 'assert'])

export function watchConsole(context: BrowserContext, origin: string): ConsoleWatcher {
  const recorded: string[] = []
  const expected: RegExp[] = []
  const record = (message: string) => void recorded.push(message)
  context.on('console', (message: ConsoleMessage) => {
    if (errorTypes.has(message.type()))
      record(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => record(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request: Request) => {
    const { protocol, origin: requestOrigin } = new URL(request.url())
    if (/^https?:|^wss?:/.test(protocol) && requestOrigin !== origin)
      record(`request to another host: ${request.url()}`)
  })
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left stops loading; that is not a failure.
    if (reason !== 'net::ERR_ABORTED') record(`failed request: ${request.url()} ${reason}`)
  })
  return {
    expectError: (pattern) => void expected.push(pattern),
    errors: () => recorded.filter((message) => !expected.some((pattern) => pattern.test(message))),
  }
}
