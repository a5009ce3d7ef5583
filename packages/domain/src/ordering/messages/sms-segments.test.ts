import { expect, test } from 'vitest'
import { smsSize } from './sms-segments.ts'

const gsm = (segments: number) => ({ alphabet: 'gsm', segments })
const unicode = (segments: number) => ({ alphabet: 'unicode', segments })

test.each([
  ['a'.repeat(160), gsm(1)],
  ['a'.repeat(161), gsm(2)],
  ['a'.repeat(306), gsm(2)],
  ['a'.repeat(307), gsm(3)],
  // counts twice
  [`${'a'.repeat(158)}€`, gsm(1)],
  [`${'a'.repeat(159)}€`, gsm(2)],
  ['Ω'.repeat(160), gsm(1)],
  // a letter that only looks like Latin
  ['Α', unicode(1)],
  ['α'.repeat(70), unicode(1)],
  ['α'.repeat(71), unicode(2)],
  ['α'.repeat(134), unicode(2)],
  ['α'.repeat(135), unicode(3)],
  [`${'a'.repeat(80)}’`, unicode(2)],
])('%s', (text, size) => {
  expect(smsSize(text)).toEqual(size)
})
