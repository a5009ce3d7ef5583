// What identifies a document at the tax authority, before it is sent there: a digest of issuer, day, branch, type, series and
// number, in the letters of ISO 8859-7.

import { createHash } from 'node:crypto'

export interface IdentifiedDocument {
  vatNumber: string
  /** `2026-11-20` */
  issuedOn: string
  branch: number
  type: string
  series: string
  number: number
}

const firstGreek = 0x384
const lastGreek = 0x3ce
const greekOffset = 0x2d0

/** Of ASCII and Greek letters: throws for others, so that no two series have one digest. */
function toGreekBytes(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0
      if (code < 0x80) return code
      if (code >= firstGreek && code <= lastGreek) return code - greekOffset
      throw new Error(`“${letter}” is not in ISO 8859-7`)
    }),
  )
}

/** 40 hexadecimal digits, in capitals. */
export function documentUid({ vatNumber, issuedOn, branch, type, series, number }: IdentifiedDocument): string {
  const text = [vatNumber, issuedOn, branch, type, series, number].join('-')
  return createHash('sha1').update(toGreekBytes(text)).digest('hex').toUpperCase()
}
