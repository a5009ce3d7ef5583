// The encoding of a file: by its byte order mark, by its own declaration, and otherwise UTF-8 when it is valid and the
// Greek Windows code page, which Excel writes here, when it is not. A file whose letters show that it is in neither the one
// nor the other is refused: every byte is a letter in a one-byte encoding, so no decoder would notice.

import { isUtf8 } from 'node:buffer'
import { FileRefused } from '../read-item.ts'

const byteOrderMarks: [bytes: number[], label: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0x00, 0x3c, 0x00], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
]

const declaration = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/

/** An encoding label that TextDecoder knows. `requested` is what the user gave, and takes precedence. */
export function encodingOf(head: Uint8Array, requested: string | null): string {
  if (requested !== null) return validEncoding(requested)
  const byMark = byteOrderMarks.find(([bytes]) => bytes.every((byte, index) => head[index] === byte))
  if (byMark) return byMark[1]
  const text = Buffer.from(head.subarray(0, 1024)).toString('latin1')
  if (!text.trimStart().startsWith('<')) return isMostlyUtf8(head) ? 'utf-8' : inItsAlphabet(head, greek)
  const [, declared] = declaration.exec(text) ?? []
  // a declaration that can be read byte by byte is not in the two-byte encoding that it claims
  if (declared === undefined || /^(utf-?16|ucs-?2)/i.test(declared)) return 'utf-8'
  const encoding = validEncoding(declared)
  return isUtf8InDisguise(head) ? 'utf-8' : inItsAlphabet(head, encoding)
}

const [greek, western] = ['windows-1253', 'windows-1252']
const isoGreek = 'iso-8859-7'

/** Its letters are UTF-8 whatever it declares: no words of another encoding look so. */
const isUtf8InDisguise = (head: Uint8Array): boolean =>
  head.some((byte) => byte >= 0x80) && isUtf8(trimPartialChar(head))

/** Greek words consist of the upper half of a code page, those of western languages have single letters from it. */
function inItsAlphabet(head: Uint8Array, encoding: string): string {
  const words =
    Buffer.from(head)
      .toString('latin1')
      .match(/[A-Za-z\xb5-\xff]*[\xb8-\xff][A-Za-z\xb5-\xff]*/g) ?? []
  const mixed = words.filter((word) => /[A-Za-z]/.test(word)).length
  const whole = words.filter((word) => /^[^A-Za-z]{3,}$/.test(word)).length
  if ([greek, isoGreek].includes(encoding) && mixed > whole) throw otherAlphabet(encoding, western)
  if ([western, 'iso-8859-15'].includes(encoding) && whole > mixed) throw otherAlphabet(encoding, greek)
  return encoding === isoGreek && findWindowsGreek(head) !== null ? greek : encoding
}

/**
 * Signs of the Greek Windows code page, and «Ά» before a small letter, which is an apostrophe in ISO-8859-7. After a word an
 * apostrophe may stand there: «θα ’ρθει».
 */
const windowsGreek = /[\x80-\x9f]|[^A-Za-z0-9\xb6\xb8-\xfe\s]\s*\xa2[\xdc-\xfe]/
/** «Ά» of ISO-8859-7, which is no letter in the other. */
const isoAlpha = /[^\xb8-\xfe]\xb6[\xdc-\xfe]/

/** Where bytes that are called ISO-8859-7 show that they are not; null where they do not. */
export function findWindowsGreek(bytes: Uint8Array): number | null {
  const text = Buffer.from(bytes).toString('latin1')
  const found = windowsGreek.exec(text)
  return found && !isoAlpha.test(text) ? found.index : null
}

const otherAlphabet = (encoding: string, guess: string): FileRefused =>
  new FileRefused(
    `The letters of this file are not those of ${encoding.toUpperCase()}: is it ${guess}? Then say so with --encoding ${guess}.`,
  )

/** Three Greek letters in a row whose two bytes were each taken for a letter of a code page: `Î–Î¿Ï`, `Ξ–ΞΏΟ`. */
const encodedTwice =
  /(?:[ÎÏ][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|[ΞΟ][\u0080-\u00bf΄΅ΆΈΉΊΌΎΏƒ–—‘’‚“”„†‡•…‰‹›€™―]){3}/

export function checkEncodedOnce(text: string): void {
  const [letters] = encodedTwice.exec(text) ?? []
  if (letters !== undefined)
    throw new FileRefused(`The letters of this file were encoded twice (“${letters}”): ask the sender for it anew.`)
}

function validEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding
  } catch {
    throw new FileRefused(`The encoding “${label}” is not known here. Save the file as UTF-8.`)
  }
}

/** A wrong byte among many right ones is a damaged file in UTF-8, which is refused at that byte. */
export function isMostlyUtf8(head: Uint8Array): boolean {
  if (isUtf8(trimPartialChar(head))) return true
  const letters =
    Buffer.from(head)
      .toString('utf8')
      .match(/[^\0-\x7f]/gu) ?? []
  return letters.filter((letter) => letter === '\ufffd').length * 2 < letters.length
}

/** Without the last character, which the end of the chunk may have cut. */
function trimPartialChar(head: Uint8Array): Uint8Array {
  let end = head.length
  while (end > 0 && head.length - end < 4 && (head[end - 1] ?? 0) >= 0x80) end -= 1
  return head.subarray(0, end)
}
