import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideSocial, type SocialFacts } from './decide-social.ts'

const stranger: SocialFacts = {
  tiedTo: null,
  email: 'eleni@example.gr',
  vouchedBy: 'house',
  isHousesMailbox: false,
  account: null,
}
const account = { customerId: 7, isProved: true, passwordShown: false }
const needsEmail = { ok: false, refusal: { code: 'social_email_needed' } }
const needsProof = { ok: false, refusal: { code: 'social_link_needs_proof' } }
const tied = (cleared: boolean) => ({ ok: true, value: { does: 'tie', customerId: 7, cleared } })

describe('one row each', () => {
  test.each<[string, Partial<SocialFacts>, unknown]>([
    ['tied before', { tiedTo: 3, email: null, account }, { ok: true, value: { does: 'log_in', customerId: 3 } }],
    ['new here', {}, { ok: true, value: { does: 'create', email: 'eleni@example.gr' } }],
    ['no e-mail', { email: null }, needsEmail],
    ['an e-mail nobody vouches for', { vouchedBy: 'nobody' }, needsEmail],
    ['… of an account', { vouchedBy: 'nobody', account }, needsEmail],
    ['… whose password was shown', { vouchedBy: 'nobody', account: { ...account, passwordShown: true } }, needsEmail],
    ['an account, the house’s word', { account }, needsProof],
    ['an account, the house keeps its mailbox', { account, isHousesMailbox: true }, tied(false)],
    ['an account, its password', { account: { ...account, passwordShown: true } }, tied(false)],
    ['an account, a code from its mailbox', { account, vouchedBy: 'code' }, tied(false)],
    ['an account that nobody proved', { account: { ...account, isProved: false } }, tied(true)],
  ])('%s', (_, facts, decision) => {
    expect(decideSocial({ ...stranger, ...facts })).toEqual(decision)
  })
})

test('nobody comes into a proved account without the tie, the mailbox or the password', () => {
  const facts = fc.record<SocialFacts>({
    tiedTo: fc.constant(null),
    email: fc.constantFrom(null, 'eleni@example.gr'),
    vouchedBy: fc.constantFrom('house', 'code', 'nobody'),
    isHousesMailbox: fc.boolean(),
    account: fc.record({ customerId: fc.constant(7), isProved: fc.boolean(), passwordShown: fc.boolean() }),
  })
  fc.assert(
    fc.property(facts, (given) => {
      const decision = decideSocial(given)
      if (!decision.ok || !given.account?.isProved) return
      const shown = given.vouchedBy === 'code' || given.isHousesMailbox || given.account.passwordShown
      expect([given.vouchedBy === 'nobody', shown]).toEqual([false, true])
    }),
  )
})
