// A database, a mail server and workers of its own, for tests of what jobs do.

import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import { expect } from 'vitest'
import { emails } from '../mails/emails.ts'
import { smtpMail } from '../src/adapters/smtp-mail.ts'
import { startWorkers, type Workers, type WorkersOptions } from '../src/jobs/workers.ts'
import { accountSettings } from './test-api.ts'
import { openTestDatabase } from './test-database.ts'

export async function openWorkerShop() {
  const database = await openTestDatabase()
  let sandbox: Sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  const mail = smtpMail({ url: sandbox.smtpUrl, from: 'Στοά <shop@stoa.example>' })
  const logEntries: { message: string; fields: Record<string, unknown> }[] = []
  const record = (fields: Record<string, unknown>, message: string) => void logEntries.push({ message, fields })
  const running: Workers[] = []
  const mails = () => sandbox.mailbox.list()
  const stop = async () => {
    for (const workers of running.splice(0)) await workers.stop()
  }
  return {
    database,
    mail,
    mails,
    logEntries,
    closeMailbox: (address: string) => sandbox.mailbox.closeMailbox(address),
    refuseMails: (count: number) => sandbox.mailbox.refuseNext(count),
    expectMails: (count: number) => expect.poll(() => mails().length).toBe(count),
    countLogs: (message: string) => logEntries.filter((entry) => entry.message.startsWith(message)).length,
    async start(changes: Partial<WorkersOptions> = {}): Promise<void> {
      const log = { info: record, error: record }
      const options = { url: database.url, db: database.db, mail, emails, firstRetrySeconds: 1, log }
      running.push(await startWorkers({ ...options, ...accountSettings, ...changes }))
    },
    stop,
    /** Returns how to open it again, on the same port and with an empty mailbox. */
    async stopMailServer() {
      const smtpPort = Number(new URL(sandbox.smtpUrl).port)
      await sandbox.stop()
      return async () => {
        sandbox = await startSandbox({ smtpPort, httpPort: 0 })
      }
    },
    async close(): Promise<void> {
      await stop()
      mail.close()
      await sandbox.stop()
      await database.close()
    },
  }
}

export type WorkerShop = Awaited<ReturnType<typeof openWorkerShop>>
