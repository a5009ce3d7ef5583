// What stops the start, as a sentence for whoever started it. What nobody expects keeps its stack.

import { ConfigError } from '@stoa/api/config'

interface SystemError {
  code?: unknown
  syscall?: unknown
  port?: unknown
  address?: unknown
  database?: unknown
}

const systemErrorOf = (error: unknown): SystemError => (typeof error === 'object' && error !== null ? error : {})

/** Of DATABASE_URL, without the password. */
function databaseOf(url: string | undefined): string {
  if (url === undefined || !URL.canParse(url)) return 'the private database'
  const { hostname, port, pathname } = new URL(url)
  return `the database ${pathname.slice(1)} at ${hostname}:${port || '5432'}`
}

export function startErrorText(error: unknown, databaseUrl: string | undefined): string {
  if (error instanceof ConfigError) return error.message
  const { code, syscall, port, address } = systemErrorOf(error)
  const where = databaseOf(databaseUrl)
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} is taken: another program listens there. Name another with PORT, or SANDBOX_PORT for the sandbox.`
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${String(port)} may not be opened by this user. Name another with PORT.`
  if (code === 'EADDRNOTAVAIL') return `HOST: this machine has no address ${String(address)}.`
  if (code === 'ECONNREFUSED' || code === 'ETIMEDOUT' || code === 'EHOSTUNREACH' || code === 'ECONNRESET')
    return `DATABASE_URL: ${where} does not answer. Is PostgreSQL running there?`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `DATABASE_URL: the host of ${where} is not known.`
  if (code === '28P01' || code === '28000') return `DATABASE_URL: ${where} refuses this user or password.`
  if (code === '3D000') return `DATABASE_URL: ${where} does not exist. Create it first.`
  if (code === '42501') return `DATABASE_URL: the user may not make tables or extensions in ${where}.`
  if (code === '57P03') return `DATABASE_URL: ${where} is still starting. Try again in a moment.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
