// Collects every console error and failed request. What a test does not expect fails it.

import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'

export interface ConsoleWatcher {
  /** Expects an error that belongs to the journey, such as the 409 of a refused order. */
  expectError(pattern: RegExp): void
  /** Unexpected errors. */
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
    // A page that is left aborts its requests; that is not a failure.
    if (reason !== 'net::ERR_ABORTED') record(`failed request: ${request.url()} ${reason}`)
  })
  return {
    expectError: (pattern) => void expected.push(pattern),
    errors: () => recorded.filter((message) => !expected.some((pattern) => pattern.test(message))),
  }
}
