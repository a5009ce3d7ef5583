// The moments between the first question about an order and the answer of the tax authority at which a server may die: by
// what it sends to the database, to the mail server and to myDATA.

import type { Moment } from './crash-proxy.ts'

export interface CrashPoint extends Moment {
  name: string
  sentTo: 'database' | 'mail' | 'outside'
  /** How often the confirmation arrives; a mail program shows e-mails of one id once. */
  mails: number
}

type Named = Pick<CrashPoint, 'name'> & Partial<CrashPoint>

const at = (name: string, ...sends: RegExp[]): Named => ({ name, sends })

const key = /insert into idempotency_key/
const rows = /with placed as/
const job = /insert into pgboss\.j/i
const jobDone = /state = 'completed'/
const call = /insert into "tool_call"/
const numbered = /insert into "document_counter"/
const commit = /^commit$/

const points: Named[] = [
  { ...at('while the totals are read', /as asked \(product_id, dimension_id\)/), when: 'after' },
  at('before the key of the order is claimed', key),
  { ...at('after the key is claimed', key), when: 'after' },
  at('before the rows of the order', rows),
  at('before its code is used', /insert into "coupon_use"/),
  at('before its gift card pays', /'spend', -cents/),
  at('before its copies are taken', /'claimed'/),
  at('before its commit', rows, commit),
  { ...at('after its commit, before the answer', rows, commit), when: 'after' },
  at('before its event becomes a job', job),
  at('before the job is committed', job, commit),
  { ...at('after the job is committed', job, commit), when: 'after' },
  { ...at('before the e-mail is sent', /^MAIL FROM/m), sentTo: 'mail' },
  { ...at('while the e-mail is sent', /^DATA/m), sentTo: 'mail', when: 'after' },
  { ...at('after the e-mail is accepted', /^DATA/m, /(^|\n)\.\r\n$/), sentTo: 'mail', when: 'after', mails: 2 },
  { ...at('before the job is done', jobDone), mails: 2 },
  { ...at('after a move is recorded', call), when: 'after' },
  at('before the document gets its number', numbered),
  at('before the document is committed', numbered, commit),
  { ...at('after the document is committed', numbered, commit), when: 'after' },
  { ...at('before the document is transmitted', /^POST .*SendInvoices/), sentTo: 'outside' },
  { ...at('after the document is entered', /^POST .*SendInvoices/), sentTo: 'outside', when: 'after' },
  at('before its mark is kept', /update document_transmission set state = 'accepted'/),
]

export const crashPoints: CrashPoint[] = points.map((point) => ({
  ...{ sentTo: 'database', when: 'before', sends: [], mails: 1 },
  ...point,
}))
