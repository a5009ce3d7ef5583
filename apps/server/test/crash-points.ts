// The moments between the first question about an order and the answer of the tax authority at which a server may die: by
// what it sends to the database, to the mail server and to myDATA. One kill meets all moments of a round.

import type { Moment } from './crash-proxy.ts'

export interface CrashPoint extends Moment {
  name: string
  sentTo: 'database' | 'mail' | 'outside'
  /** What its buyer has had an answer to before anything of the round is held. */
  begins: 'with a cart' | 'with an order'
  /** How often the confirmation arrives; a mail program shows e-mails of one id once. */
  mails: number
}

type Named = Pick<CrashPoint, 'name'> & Partial<CrashPoint>

const at = (name: string, ...sends: RegExp[]): Named => ({ name, sends })
const ofMove = (point: Named): Named => ({ ...point, begins: 'with an order' })
const ofMail = (point: Named): Named => ({ ...point, sentTo: 'mail' })
const ofTransmission = (point: Named): Named => ({ ...point, sentTo: 'outside', begins: 'with an order' })

const key = /insert into idempotency_key/
const rows = /with placed as/
const job = /insert into pgboss\.j/i
const jobDone = /state = 'completed'/
const call = /insert into "tool_call"/
const numbered = /insert into "document_counter"/
const commit = /^commit$/

/**
 * In the order in which they are held. A job that is held does nothing for the orders that are held after it: none of them goes
 * on by itself. The e-mail comes before the moves, which send others. Whoever is held with a number of the documents' series comes
 * last, because the others wait for its row.
 */
const rounds: Named[][] = [
  [
    at('before its event becomes a job', job),
    { ...at('while the totals are read', /as asked \(product_id, dimension_id\)/), when: 'after' },
    at('before the key of the order is claimed', key),
    { ...at('after the key is claimed', key), when: 'after' },
    at('before the rows of the order', rows),
    at('before its code is used', /insert into "coupon_use"/),
    at('before its gift card pays', /'spend', -cents/),
    at('before its copies are taken', /'claimed'/),
    at('before its commit', rows, commit),
    { ...at('after its commit, before the answer', rows, commit), when: 'after' },
  ],
  [
    ofMail(at('before the e-mail is sent', /^MAIL FROM/m)),
    ofTransmission(at('before the document is transmitted', /^POST .*SendInvoices/)),
    at('before the job is committed', job, commit),
    ofMove({ ...at('after a move is recorded', call), when: 'after' }),
    ofMove(at('before the document gets its number', numbered)),
    ofMove({ ...at('after the document is committed', numbered, commit), when: 'after' }),
    ofMove(at('before the document is committed', numbered, commit)),
  ],
  [
    ofMail({ ...at('while the e-mail is sent', /^DATA/m), when: 'after' }),
    ofTransmission({ ...at('after the document is entered', /^POST .*SendInvoices/), when: 'after' }),
    { ...at('after the job is committed', job, commit), when: 'after' },
  ],
  [
    ofMail({ ...at('after the e-mail is accepted', /^DATA/m, /(^|\n)\.\r\n$/), when: 'after', mails: 2 }),
    ofMove(at('before its mark is kept', /update document_transmission set state = 'accepted'/)),
  ],
  [{ ...at('before the job is done', jobDone), mails: 2 }],
]

export const crashRounds: CrashPoint[][] = rounds.map((points) =>
  points.map((point) => ({
    ...{ sentTo: 'database', begins: 'with a cart', when: 'before', sends: [], mails: 1 },
    ...point,
  })),
)
