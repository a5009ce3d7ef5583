// One mailbox for every address: the last 200 mails, newest first, in memory only. A mail that arrives twice is stored
// twice, so that a test can notice it.

import PostalMime from 'postal-mime'

export interface ReceivedMail {
  id: number
  /** ISO 8601. */
  receivedAt: string
  /** The envelope recipients, not those in the mail's headers. */
  recipients: string[]
  messageId: string
  from: string
  to: string[]
  subject: string
  html: string
  text: string
  attachments: { filename: string; type: string; text: string }[]
  headers: { name: string; value: string }[]
  /** Bytes, as it came over the wire. */
  size: number
}

export interface Mailbox {
  add(raw: Uint8Array, recipients: readonly string[]): Promise<ReceivedMail>
  list(): readonly ReceivedMail[]
  find(id: number): ReceivedMail | null
  clear(): void
  /** Makes the mail server answer the next `count` attempts with 451, as a busy one does. */
  refuseNext(count: number): void
  /** Whether this attempt is to be refused; counts it. */
  shouldRefuse(): boolean
  /** Makes the mail server answer this recipient with 550, as one that does not know the mailbox. */
  closeMailbox(address: string): void
  isOpen(address: string): boolean
}

const capacity = 200

export function createMailbox(now: () => number): Mailbox {
  let mails: ReceivedMail[] = []
  let lastId = 0
  let refusals = 0
  const closed = new Set<string>()
  return {
    async add(raw, recipients) {
      // The id is given before the mail is parsed, so that the order is that of arrival.
      lastId += 1
      const mail = {
        id: lastId,
        receivedAt: new Date(now()).toISOString(),
        ...(await readMail(raw, recipients)),
      }
      mails = [mail, ...mails].sort((a, b) => b.id - a.id).slice(0, capacity)
      return mail
    },
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id) ?? null,
    clear: () => {
      mails = []
    },
    refuseNext: (count) => {
      refusals = count
    },
    shouldRefuse: () => {
      if (refusals === 0) return false
      refusals -= 1
      return true
    },
    closeMailbox: (address) => void closed.add(address),
    isOpen: (address) => !closed.has(address),
  }
}

async function readMail(
  raw: Uint8Array,
  recipients: readonly string[],
): Promise<Omit<ReceivedMail, 'id' | 'receivedAt'>> {
  const parsed = await PostalMime.parse(raw)
  return {
    recipients: [...recipients],
    messageId: parsed.messageId ?? '',
    from: parsed.from?.address ?? '',
    to: (parsed.to ?? []).flatMap((recipient) => (recipient.address ? [recipient.address] : [])),
    subject: parsed.subject ?? '',
    html: parsed.html ?? '',
    text: parsed.text ?? '',
    attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      type: mimeType,
      text: typeof content === 'string' ? content : new TextDecoder().decode(content),
    })),
    headers: parsed.headers.map(({ key, value }) => ({ name: key, value })),
    size: raw.byteLength,
  }
}
