import { describe, expect, test } from 'vitest'
import { findStep, otpauthUrl, stepAt, toBase32, totpCode } from './totp.ts'

const secret = new TextEncoder().encode('12345678901234567890')

describe('RFC 6238, appendix B', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %d seconds the code is %s', (seconds, code) => {
    expect(totpCode(secret, stepAt(seconds * 1000), 8)).toBe(code)
  })
})

describe('RFC 4226, appendix D', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
  test.each(codes.map((code, step) => [step, code] as const))('count %d gives %s', (step, code) => {
    expect(totpCode(secret, step)).toBe(code)
  })
})

describe('RFC 4648, section 10', () => {
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%s is %s', (plain, written) => {
    expect(toBase32(new TextEncoder().encode(plain))).toBe(written)
  })
})

test('the adjacent time steps are accepted, those beyond are not', () => {
  const now = 1_795_000_000_000
  const steps = [-2, -1, 0, 1, 2].map((offset) => findStep(secret, totpCode(secret, stepAt(now) + offset), now))
  expect(steps).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null])
})

test('a code may be typed with a space in the middle, and nothing else', () => {
  const now = 1_795_000_000_000
  const code = totpCode(secret, stepAt(now))
  expect(findStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(stepAt(now))
  for (const wrong of ['', code.slice(1), `${code}0`, 'ελληνικά']) expect(findStep(secret, wrong, now)).toBeNull()
})

test('the otpauth URI for authenticators', () => {
  expect(otpauthUrl(secret, 'Στοά', 'eleni@example.gr')).toBe(
    'otpauth://totp/%CE%A3%CF%84%CE%BF%CE%AC:eleni%40example.gr?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=%CE%A3%CF%84%CE%BF%CE%AC',
  )
})
