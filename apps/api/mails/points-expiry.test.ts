import { expect, test } from 'vitest'
import { sampleShop } from '../test/order-data.ts'
import { emails } from './emails.ts'
import type { PointsExpiryData } from './points-expiry.ts'

const shop: PointsExpiryData['shop'] = { ...sampleShop, withdrawalEmail: '' }
const days = [
  { lastDay: '2027-09-25', points: 1 },
  { lastDay: '2027-10-02', points: 40 },
]

test('the e-mail says how many points expire and until when each can be used, in Greek', () => {
  const { subject, text, html } = emails.pointsExpiry({ language: 'el', days, shop })
  expect(subject).toBe('41 πόντοι λήγουν σύντομα')
  for (const said of ['1 πόντος, έως 25 Σεπτεμβρίου 2027', '40 πόντοι, έως 2 Οκτωβρίου 2027'])
    expect(text.replaceAll('\u00a0', ' ')).toContain(said)
  expect(html).toContain('href="https://stoa.example/profile/points"')
})

test('and in English, of a single point too', () => {
  const { subject, text, html } = emails.pointsExpiry({ language: 'en', days: days.slice(0, 1), shop })
  expect(subject).toBe('1 point expires soon')
  expect(text).toContain('This one is about to expire:')
  expect(text.replaceAll('\u00a0', ' ')).toContain('1 point, until 25 September 2027')
  expect(html).toContain('href="https://stoa.example/en/profile/points"')
})
