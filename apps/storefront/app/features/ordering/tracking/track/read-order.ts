// Reads what people type to find an order: its number, the link from the e-mail, or only its uid.

import { readOrderCode } from '@stoa/domain/ordering/order/read-order-code'

export type ReadOrder = { uid: string } | { code: string } | { problem: 'missing' | 'wrong' }

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i

export function readOrder(input: string): ReadOrder {
  const text = input.trim()
  if (text === '') return { problem: 'missing' }
  const uid = uuid.exec(text)?.[0]
  if (uid) return { uid: uid.toLowerCase() }
  const code = readOrderCode(text)
  return code ? { code } : { problem: 'wrong' }
}
