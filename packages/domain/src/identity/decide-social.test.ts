import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideSocial, type SocialSignInData } from './decide-social.ts'

const unknownPerson: SocialSignInData = {
  linkedTo: null,
  email: 'eleni@example.gr',
  verifiedBy: 'provider',
  isProviderMailbox: false,
  account: null,
}
const account = { customerId: 7, isVerified: true, passwordConfirmed: false }
const needsEmail = { ok: false, refusal: { code: 'social_email_needed' } }
const needsProof = { ok: false, refusal: { code: 'social_link_needs_proof' } }
const linked = (clearsCredentials: boolean) => ({
  ok: true,
  value: { action: 'link', customerId: 7, clearsCredentials },
})

describe('decision table', () => {
  test.each<[string, Partial<SocialSignInData>, unknown]>([
    ['tied before', { linkedTo: 3, email: null, account }, { ok: true, value: { action: 'log_in', customerId: 3 } }],
    ['new here', {}, { ok: true, value: { action: 'create', email: 'eleni@example.gr' } }],
    ['no e-mail', { email: null }, needsEmail],
    ['an e-mail nobody vouches for', { verifiedBy: 'nobody' }, needsEmail],
    ['… of an account', { verifiedBy: 'nobody', account }, needsEmail],
    [
      '… whose password was shown',
      { verifiedBy: 'nobody', account: { ...account, passwordConfirmed: true } },
      needsEmail,
    ],
    ['an account, the provider vouches for its e-mail', { account }, needsProof],
    ['an account, the provider keeps its mailbox', { account, isProviderMailbox: true }, linked(false)],
    ['an account, its password', { account: { ...account, passwordConfirmed: true } }, linked(false)],
    ['an account, a code from its mailbox', { account, verifiedBy: 'code' }, linked(false)],
    ['an account that nobody proved', { account: { ...account, isVerified: false } }, linked(true)],
  ])('%s', (_, arbitraryData, decision) => {
    expect(decideSocial({ ...unknownPerson, ...arbitraryData })).toEqual(decision)
  })
})

test('nobody gets access to a verified account without the link, the mailbox or the password', () => {
  const arbitraryData = fc.record<SocialSignInData>({
    linkedTo: fc.constant(null),
    email: fc.constantFrom(null, 'eleni@example.gr'),
    verifiedBy: fc.constantFrom('provider', 'code', 'nobody'),
    isProviderMailbox: fc.boolean(),
    account: fc.record({ customerId: fc.constant(7), isVerified: fc.boolean(), passwordConfirmed: fc.boolean() }),
  })
  fc.assert(
    fc.property(arbitraryData, (data) => {
      const decision = decideSocial(data)
      if (!decision.ok || !data.account?.isVerified) return
      const isProven = data.verifiedBy === 'code' || data.isProviderMailbox || data.account.passwordConfirmed
      expect([data.verifiedBy === 'nobody', isProven]).toEqual([false, true])
    }),
  )
})
