// Whether an error means that the database cannot be reached at the moment. The same call may succeed in a few seconds.

/** SQLSTATE: connection exceptions, shutdown and start of the server, ended sessions, and no room for another connection. */
const sqlStates = /^(?:08\w{3}|57P0[1235]|25P03|53300)$/

const socketErrors: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])

/** Errors that `pg` and its pool throw without a code. */
const messages: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
])

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return sqlStates.test(code) || socketErrors.has(code) || messages.has(error.message)
}

/** SQLSTATE: others held a row for too long, or everybody waited for everybody. Nothing of the transaction was kept. */
const contended: ReadonlySet<string> = new Set(['55P03', '40P01', '40001'])

/** Whether the same call may succeed in a few seconds, because nothing is wrong with it. */
export const mayPassSoon = (error: unknown): boolean => isDatabaseAway(error) || contended.has(codeOf(error))

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
