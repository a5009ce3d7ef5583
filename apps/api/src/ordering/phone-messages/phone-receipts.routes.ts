// Where the service that sends to phones reports what has become of a message. Its calls are not signed: the message is named
// by a random id that only the service was told, and all that a call can bring about is an e-mail more or less.

import type { Database } from '../../database/connect.ts'
import type { Callback } from '../../http/callbacks.ts'
import { isUuid } from '../../http/is-uuid.ts'
import type { PhoneMessages } from '../../ports/phone-messages.ts'
import { saveReceipt } from './phone-messages.service.ts'

export const phoneReceiptPath = '/api/messages/receipts'

export const phoneReceiptCallbacks = (db: Database, phones: PhoneMessages | null): Callback[] =>
  phones
    ? [
        {
          method: 'GET',
          path: phoneReceiptPath,
          async handle({ query, now }) {
            const receipt = phones.readReceipt(query)
            if (receipt && isUuid(receipt.uid)) await saveReceipt(db, receipt, now)
            return { status: 200, json: {} }
          },
        },
      ]
    : []
