// The log of what no request started, one line each. Its fields are ids and numbers: a name, an address or a mail
// server's response about one has no place in a log.

export interface Log {
  info(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * What may be logged of a fault. A mail server repeats the address in its response, so of that only the codes are
 * logged.
 */
export function errorFields(fault: unknown): Record<string, unknown> {
  if (typeof fault !== 'object' || fault === null) return { fault: typeof fault }
  // the job queue tells its faults as plain objects
  const { code, command, responseCode, message, stack } = fault as Partial<Record<string, unknown>>
  if (command !== undefined || responseCode !== undefined)
    return { code: text(code), command: text(command), responseCode }
  return { code: text(code), fault: text(message) ?? 'object', stack: text(stack) }
}
