// Addresses and secrets of this run's shop. Written by the global setup, read by the test processes, which inherit its
// environment.

export interface TestEnvironment {
  origin: string
  /** Where the sandbox lists the e-mails the shop sent. */
  mailboxOrigin: string
  databaseUrl: string
  /** The secrets the shop signs and encrypts with. */
  sessionSecret: string
  /** Of the tool that moves orders, `toolName`. */
  toolKey: string
}

export const toolName = 'softone'

const name = 'STOA_JOURNEYS'

export function publishTestEnvironment(testEnvironment: TestEnvironment): void {
  process.env[name] = JSON.stringify(testEnvironment)
}

export function readTestEnvironment(): TestEnvironment {
  const published = process.env[name]
  if (!published) throw new Error('the setup did not open the shop')
  return JSON.parse(published) as TestEnvironment
}
