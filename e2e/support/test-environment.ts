// Where the shop of this run stands. Written by the setup, read by the tests' processes, which inherit its environment.

export interface TestEnvironment {
  origin: string
  /** Where the sandbox shows the mails the shop sent. */
  mailboxOrigin: string
  databaseUrl: string
  /** What the shop signs and seals with. */
  sessionSecret: string
}

const name = 'STOA_JOURNEYS'

export function publishTestEnvironment(testEnvironment: TestEnvironment): void {
  process.env[name] = JSON.stringify(testEnvironment)
}

export function readTestEnvironment(): TestEnvironment {
  const published = process.env[name]
  if (!published) throw new Error('the setup did not open the shop')
  return JSON.parse(published) as TestEnvironment
}
