// A mail server that speaks real SMTP and delivers nowhere: whatever it accepts is stored in the mailbox.

import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

export interface SmtpSink {
  /** `smtp://127.0.0.1:41025` */
  url: string
  stop(): Promise<void>
}

const largestMail = 2_000_000

class SmtpError extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

async function receive(mailbox: Mailbox, stream: SMTPServerDataStream, recipients: readonly string[]): Promise<void> {
  const raw = await buffer(stream)
  if (mailbox.shouldRefuse()) throw new SmtpError(451, '4.3.2 Busy, try again later')
  await mailbox.add(raw, recipients)
}

export async function startSmtpSink(mailbox: Mailbox, host: string, port: number): Promise<SmtpSink> {
  const server = new SMTPServer({
    name: 'sandbox.stoa.example',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // There is no authentication here, so its absence is no error.
    maxAllowedUnauthenticatedCommands: false,
    size: largestMail,
    rejectOversized: true,
    maxClients: 50,
    maxRecipients: 10,
    socketTimeout: 30_000,
    closeTimeout: 200,
    onRcptTo: ({ address }, _session, done) =>
      done(mailbox.isOpen(address) ? null : new SmtpError(550, '5.1.1 No such mailbox')),
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      receive(mailbox, stream, recipients).then(
        () => done(),
        (error: Error) => done(error),
      )
    },
  })
  // A client that disconnects half-way is not our error.
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: actualPort } = server.server.address() as AddressInfo
  return { url: `smtp://${host}:${actualPort}`, stop: () => new Promise((resolve) => server.close(resolve)) }
}
