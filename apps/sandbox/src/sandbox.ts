// Stand-ins for outside services, on this machine only. They speak the real protocols, so that what works here works
// there. A shop in production may never use them.

import fastify from 'fastify'
import { type BankAccounts, type BankStandIns, bankAccounts, registerBanks } from './banks/banks.ts'
import { type CarrierAddresses, type CarrierStandIns, carrierAddresses, registerCarriers } from './carriers/carriers.ts'
import { createFaults, type Faults, registerFaults } from './faults.ts'
import { registerMailPages } from './mail/mail-pages.ts'
import { createMailbox, type Mailbox } from './mail/mailbox.ts'
import { startSmtpSink } from './mail/smtp-sink.ts'
import { registerYuboto, type YubotoStandIn, yubotoAccount } from './messages/yuboto.ts'
import { registerSignIn, type SignInAddresses, signInAddresses } from './sign-in/sign-in.ts'
import { type AadeStandIn, aadeAccount, registerAade } from './tax/aade.ts'
import { type MydataStandIn, mydataAccount, registerMydata } from './tax/mydata.ts'
import { registerVies } from './tax/vies.ts'
import { registerWebhookReceiver, type WebhookReceiver } from './webhooks/receiver.ts'

export interface SandboxPorts {
  /** The SMTP port; 0 takes any free port. */
  smtpPort: number
  /** The HTTP port of the mail pages; 0 takes any free port. */
  httpPort: number
  /** The address to listen on; loopback by default. */
  host?: string
  /** The clock for sign-in tokens and checks, milliseconds since 1970; this machine's by default. */
  now?: () => number
  /** Where BoxNow's webhooks go; nowhere by default. */
  boxNowWebhookUrl?: string
  /** Scheme and host of the shop to which banks send buyers back, and which they notify; none by default. */
  shopOrigin?: string
}

export interface Sandbox {
  smtpUrl: string
  /** The mail pages: `http://127.0.0.1:3025`. */
  origin: string
  mailbox: Mailbox
  /** The sandbox's Google and Facebook. */
  signIn: SignInAddresses
  /** The sandbox's registers of VAT numbers. */
  registers: RegisterAddresses
  aade: AadeStandIn
  /** The settings with which a shop enters its documents here. */
  books: typeof mydataAccount & { url: string }
  mydata: MydataStandIn
  /** The settings with which a shop sends parcels with the sandbox's carriers. */
  carrierAccounts: CarrierAddresses
  carriers: CarrierStandIns
  banks: BankStandIns
  /** The settings with which a shop is paid through these banks. */
  bankAccounts: BankAccounts
  /** The settings with which a shop sends messages to phones here. */
  messageAccount: { url: string; apiKey: string }
  messages: YubotoStandIn
  /** A system that is told of what happens to orders, at `/webhooks`. */
  webhooks: WebhookReceiver
  faults: Faults
  stop(): Promise<void>
}

/** The settings with which a shop asks the registers here. */
export interface RegisterAddresses {
  aade: { url: string; username: string; password: string }
  vies: { url: string }
}

export async function startSandbox({
  smtpPort,
  httpPort,
  host = '127.0.0.1',
  now = Date.now,
  boxNowWebhookUrl,
  shopOrigin = '',
}: SandboxPorts): Promise<Sandbox> {
  if (process.env.SHOP_MODE === 'production') throw new Error('The sandbox may not run in production.')
  const mailbox = createMailbox(Date.now)
  const sink = await startSmtpSink(mailbox, host, smtpPort)
  const app = fastify({ forceCloseConnections: true })
  registerMailPages(app, mailbox)
  registerSignIn(app, now)
  const faults = createFaults()
  registerFaults(app, faults)
  registerVies(app, faults, now)
  const aade = registerAade(app, faults, now)
  let ownOrigin = ''
  const mydata = registerMydata(app, faults, () => ownOrigin)
  const carriers = registerCarriers(app, { faults, now, webhookUrl: boxNowWebhookUrl ?? null })
  const banks = registerBanks(app, { faults, now, shopOrigin })
  const messages = registerYuboto(app, faults)
  const webhooks = registerWebhookReceiver(app, faults, now)
  try {
    const origin = await app.listen({ host, port: httpPort })
    ownOrigin = origin
    return {
      smtpUrl: sink.url,
      origin,
      mailbox,
      signIn: signInAddresses(origin),
      registers: { aade: { ...aadeAccount, url: `${origin}/aade/RgWsPublic2` }, vies: { url: `${origin}/vies` } },
      aade,
      books: { ...mydataAccount, url: `${origin}/mydata` },
      mydata,
      carrierAccounts: carrierAddresses(origin),
      carriers,
      banks,
      bankAccounts: bankAccounts(origin),
      messageAccount: { ...yubotoAccount, url: `${origin}/yuboto` },
      messages,
      webhooks,
      faults,
      stop: async () => void (await Promise.all([app.close(), sink.stop()])),
    }
  } catch (error) {
    await sink.stop()
    throw error
  }
}
