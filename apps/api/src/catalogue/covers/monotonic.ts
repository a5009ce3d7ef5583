// Polytonic Greek for fonts that only have monotonic: breathings and iota subscripts are dropped, accents become the
// tonos.

const ACCENTS = /[\u0300\u0301\u0342]+/g
const BREATHINGS_AND_IOTAS = /[\u0304\u0306\u0313\u0314\u0345]/g

export function monotonic(text: string): string {
  return text.normalize('NFD').replace(BREATHINGS_AND_IOTAS, '').replace(ACCENTS, '\u0301').normalize('NFC')
}
