// Reads what people paste to find an order: the link from the e-mail, or only its uid.

export type ReadUid = { uid: string } | { problem: 'missing' | 'code' | 'wrong' }

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i

/** The order code that people see: `ST-260-418`. */
const orderCode = /^#?\s*[a-z]{1,4}[\s-]?\d[\d\s-]*$/i

export function readOrderUid(input: string): ReadUid {
  const text = input.trim()
  if (text === '') return { problem: 'missing' }
  const uid = uuid.exec(text)?.[0]
  if (uid) return { uid: uid.toLowerCase() }
  return { problem: orderCode.test(text) ? 'code' : 'wrong' }
}
