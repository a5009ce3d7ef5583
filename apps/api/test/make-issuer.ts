// A company that issues documents, and an order on its way to one.

import type { OrderStatus } from '@stoa/domain/ordering/order/order-status'
import type { Database } from '../src/database/connect.ts'
import { decideInTransaction } from '../src/database/transaction.ts'
import { saveIssuer } from '../src/ordering/documents/documents.service.ts'
import { moveOrder } from '../src/ordering/orders/move-order.service.ts'
import { lockOrder } from '../src/ordering/orders/order-payment.service.ts'
import type { Issuer } from '../src/ports/tax-documents.ts'

const testIssuer: Issuer = {
  ...{ vatNumber: '123456783', name: 'Στοά Βιβλία ΑΕ', profession: 'Λιανικό εμπόριο βιβλίων', taxOffice: 'Α΄ Αθηνών' },
  ...{ registryNumber: '1000', street: 'Σόλωνος 71', city: 'Αθήνα', postalCode: '10679', branch: 0, seriesPrefix: '' },
}

/** How a server is told that this company issues documents, and enters them in these books. */
export const issuerEnvironment = (books: { url: string; userId: string; subscriptionKey: string }) => ({
  ...{ MYDATA_URL: books.url, MYDATA_USER_ID: books.userId, MYDATA_SUBSCRIPTION_KEY: books.subscriptionKey },
  ...{ ISSUER_VAT_NUMBER: testIssuer.vatNumber, ISSUER_NAME: testIssuer.name, ISSUER_CITY: testIssuer.city },
  ...{ ISSUER_PROFESSION: testIssuer.profession, ISSUER_TAX_OFFICE: testIssuer.taxOffice },
  ...{ ISSUER_REGISTRY_NUMBER: testIssuer.registryNumber, ISSUER_STREET: testIssuer.street },
  ISSUER_POSTAL_CODE: testIssuer.postalCode,
})

/** `seriesPrefix`: what becomes of the documents in the sandbox. */
export const issueAs = (db: Database, now: number, seriesPrefix = ''): Promise<void> =>
  saveIssuer(db, { ...testIssuer, seriesPrefix }, now)

/** One step after the other, by the staff. */
export async function moveThrough(db: Database, uid: unknown, now: number, ...path: OrderStatus[]): Promise<void> {
  for (const to of path) {
    const move = { to, actor: 'staff', source: 'staff:1', reason: null, notify: false, now } as const
    const moved = await decideInTransaction(db, async (tx) => {
      const order = await lockOrder(tx, { uid: String(uid) })
      if (!order) throw new Error('there is no such order')
      return moveOrder(tx, order, move)
    })
    if (!moved.ok) throw new Error(`${to}: ${moved.refusal}`)
  }
}
