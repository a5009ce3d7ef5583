import { expect, test } from 'vitest'
import { sampleShop } from '../test/order-data.ts'
import type { AccountData, AccountEmailKind } from './account-data.ts'
import { emails } from './emails.ts'

const shop: AccountData['shop'] = { ...sampleShop, withdrawalEmail: '' }
const token = '0f8fad5b-d9cb-869f-a165-70867728950e'
const accountData = (
  kind: AccountEmailKind,
  language: 'el' | 'en',
  changes: Partial<AccountData> = {},
): AccountData => ({
  kind,
  language,
  at: Date.parse('2026-11-20T12:05:00Z'),
  token,
  code: '042917',
  validUntil: Date.parse('2026-11-20T12:35:00Z'),
  device: 'Firefox, Windows',
  newEmail: 'new@example.gr',
  shop,
  ...changes,
})

/** Each kind with the one page it links to. */
const targets: [AccountEmailKind, string | null][] = [
  ['verify', `/verifyregistration/${token}`],
  ['known_address', '/login'],
  ['reset', `/resetpassword/${token}`],
  ['first_password', `/resetpassword/${token}`],
  ['password_changed', '/forgot-password'],
  ['email_change', `/confirm-email/${token}`],
  ['email_change_notice', '/forgot-password'],
  ['new_sign_in', '/forgot-password'],
  ['session_reused', '/login'],
  ['confirm_code', null],
  ['social_code', null],
  ['deletion', `/keep-account/${token}`],
  ['many_guesses', null],
  ['second_factor_off', '/forgot-password'],
  ['provider_linked', '/forgot-password'],
]

test.each(targets)('%s links to one page, in both languages, and names the sender', (kind, path) => {
  for (const language of ['el', 'en'] as const) {
    const { subject, html, text } = emails.account(accountData(kind, language))
    expect([...subject].length).toBeLessThanOrEqual(50)
    const site = `https://stoa.example${language === 'en' ? '/en' : ''}`
    expect(Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href)).toEqual(path ? [site + path] : [])
    expect(text.match(/https?:\/\/\S+/g) ?? []).toEqual(path ? [site + path] : [])
    expect(text).toContain('Στοά Βιβλιοπωλεία ΑΕ')
    expect(html).toContain(` lang="${language}"><head>`)
    expect(html).not.toContain('<img')
    expect(html.match(/<table(?![^>]*role="presentation")/g)).toBeNull()
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
    expect(`${subject}${html}${text}`).not.toMatch(/[{}]account|undefined|null/)
  }
})

test.each(['verify', 'reset', 'email_change', 'deletion', 'first_password'] as const)(
  '%s is not written without its token',
  (kind) => {
    expect(() => emails.account(accountData(kind, 'el', { token: null }))).toThrow('needs a token')
  },
)

test('a code stands in subject and text, with the time until which it is valid', () => {
  const { subject, text } = emails.account(accountData('confirm_code', 'el'))
  expect(subject).toBe('Ο κωδικός σας: 042917')
  expect(text).toContain('Γράψτε τον κωδικό 042917')
  expect(text).toContain('ως τις 20\u00a0Νοεμβρίου\u00a02026, 14:35')
})

test('what a person typed stays text, on its own line', () => {
  const newEmail = '<img/src=x>"\nhttps://evil.example@example.gr'
  const { html, text } = emails.account(accountData('email_change_notice', 'en', { newEmail }))
  expect(html).not.toMatch(/<img/)
  expect(html).not.toContain('href="https://evil')
  expect(text).not.toMatch(/^https:\/\/evil/m)
})
