import { describe, expect, test } from 'vitest'
import { sampleShop } from '../test/order-data.ts'
import type { CouponData } from './coupon-email.ts'
import { emails } from './emails.ts'

const coupon: CouponData['coupon'] = {
  code: 'ΓΙΟΡΤΗ-2345-6789-ABCD',
  name: 'Για τη γιορτή σας',
  amount: 500,
  percentage: null,
  terms: ['Από 25,00 € και πάνω.', 'Ισχύει μόνο για: «Ποίηση».'],
  validFrom: null,
  validUntil: '2027-09-25',
}
const stopUrl = 'https://stoa.example/api/coupon-emails/stop/el/7/signature'
const write = (changes: Partial<CouponData['coupon']> = {}, data: Partial<CouponData> = {}) => {
  const email = emails.coupon({ language: 'el', coupon: { ...coupon, ...changes }, shop: sampleShop, stopUrl, ...data })
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  return { ...email, subject: plain(email.subject), text: plain(email.text) }
}

test.each([
  [
    'el',
    'Ένα κουπόνι για εσάς: −5,00 €',
    ['Ισχύει έως και τις 25 Σεπτεμβρίου 2027.', 'να γράψετε τον κωδικό στο καλάθι', 'γράψτε μας στο info@stoa.example'],
    'https://stoa.example',
  ],
  [
    'en',
    'A coupon for you: −€5.00',
    ['Valid until the end of 25 September 2027.', 'enter the code in the basket', 'write to us at info@stoa.example'],
    'https://stoa.example/en',
  ],
] as const)(
  'says what it gives and asks, until when, how it is used and how to stop (%s)',
  (language, subject, said, site) => {
    const { text, html, ...email } = write({}, { language })
    expect(email.subject).toBe(subject)
    for (const part of [coupon.code, coupon.name, ...coupon.terms, ...said]) expect(text).toContain(part)
    expect(html).toContain(`href="${site}/profile/coupons"`)
    expect(html).toContain(`href="${stopUrl}"`)
    expect(text).toContain(stopUrl)
    expect(html).toContain(coupon.code)
  },
)

test('its conditions have the font of the sentences around them', () => {
  const { html } = write()
  expect(html).toMatch(/<ul class="ink read" style="[^"]*Literata[^"]*"><li>/)
  const [styleSheet = ''] = html.match(/<style>.*?<\/style>/s) ?? []
  expect(styleSheet).toContain('font-family')
  expect(styleSheet).not.toMatch(/\bli\b[^{}]*\{/)
})

describe('what it does not have is not said', () => {
  test('a percentage, from a day, without an end', () => {
    const { subject, text } = write({ amount: null, percentage: 1500, validFrom: '2027-01-02', validUntil: null })
    expect(subject).toBe('Ένα κουπόνι για εσάς: −15%')
    expect(text).toContain('Ισχύει από τις 2 Ιανουαρίου 2027.')
    expect(text).toContain('Δεν έχει ημερομηνία λήξης.')
  })

  test('what is neither an amount nor a percentage is in its name and its sentences', () => {
    const { subject, text } = write({ amount: null, name: 'Τρία στα 25 €' })
    expect(subject).toBe('Ένα κουπόνι για εσάς')
    expect(text).toContain('Τρία στα 25 €')
  })

  test('an address that the shop does not have', () => {
    const { text } = write({}, { shop: { ...sampleShop, email: '' } })
    expect(text).not.toContain('γράψτε μας')
    expect(text).toContain(stopUrl)
  })
})
