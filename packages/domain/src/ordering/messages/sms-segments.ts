// How many parts an SMS is sent in, each of which is paid. Letters of the GSM alphabet take seven bits; a single other one, such
// as any small or accented Greek letter, makes the whole text UCS-2, with less than half as many letters to a part.

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Each counts twice. */
const extended = new Set('^{}\\[~]|€')

export interface SmsSize {
  alphabet: 'gsm' | 'unicode'
  segments: number
}

const partsOf = (length: number, one: number, ofMany: number): number =>
  length <= one ? 1 : Math.ceil(length / ofMany)

export function smsSize(text: string): SmsSize {
  const letters = [...text]
  if (letters.some((letter) => !basic.has(letter) && !extended.has(letter)))
    return { alphabet: 'unicode', segments: partsOf(text.length, 70, 67) }
  const length = letters.reduce((sum, letter) => sum + (extended.has(letter) ? 2 : 1), 0)
  return { alphabet: 'gsm', segments: partsOf(length, 160, 153) }
}
