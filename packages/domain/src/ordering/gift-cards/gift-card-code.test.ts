import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatGiftCardCode, giftCardCodeBytes, giftCardCodeFrom, readGiftCardCode } from './gift-card-code.ts'

const bytes = fc.uint8Array({ minLength: giftCardCodeBytes, maxLength: giftCardCodeBytes })
const code = '7K2M9QRT4VXZ0AB1'

test('every bit is in the code: other bytes, another code', () => {
  expect(giftCardCodeFrom(new Uint8Array(10))).toBe('0000000000000000')
  expect(giftCardCodeFrom(new Uint8Array(10).fill(255))).toBe('ZZZZZZZZZZZZZZZZ')
  expect(giftCardCodeFrom(Uint8Array.of(0, 68, 50, 20, 199, 66, 84, 182, 53, 207))).toBe('0123456789ABCDEF')
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      expect(giftCardCodeFrom(one) === giftCardCodeFrom(other)).toBe(Buffer.compare(one, other) === 0)
    }),
  )
})

test('a code is never made of more or fewer bits', () => {
  expect(() => giftCardCodeFrom(new Uint8Array(9))).toThrow('10 bytes')
})

test('is shown in groups of four, and is read as it is shown', () => {
  expect(formatGiftCardCode(code)).toBe('7K2M-9QRT-4VXZ-0AB1')
  fc.assert(
    fc.property(bytes, (random) => {
      const made = giftCardCodeFrom(random)
      expect(readGiftCardCode(formatGiftCardCode(made))).toBe(made)
      expect(readGiftCardCode(made.toLowerCase())).toBe(made)
    }),
  )
})

test.each([
  ['lower case', '7k2m-9qrt-4vxz-0ab1'],
  ['spaces, at the ends too', ' 7K2M 9QRT\u00a04VXZ 0AB1\n'],
  ['other dashes and points', '7K2M–9QRT—4VXZ.0AB1'],
  ['no groups', '7K2M9QRT4VXZ0AB1'],
  ['O for 0, I for 1', '7K2M-9QRT-4VXZ-OABI'],
  ['o for 0, l for 1', '7k2m-9qrt-4vxz-oabl'],
  ['Greek capitals', '7Κ2Μ-9QRΤ-4VΧΖ-ΟΑΒΙ'],
  ['Greek small letters', '7κ2μ-9qrτ-4vχζ-οαβι'],
  ['full width', '７Ｋ２Ｍ－9QRT-4VXZ-0AB1'],
])('%s', (_, typed) => {
  expect(readGiftCardCode(typed)).toBe(code)
})

test.each([
  '',
  '7K2M-9QRT-4VXZ-0AB',
  '7K2M-9QRT-4VXZ-0AB12',
  '7K2M-9QRT-4VXZ-0ABU',
  '7K2M-9QRT-4VXZ-0ABΣ',
  'STO-26-483920',
])('%j is no code', (typed) => {
  expect(readGiftCardCode(typed)).toBeNull()
})
