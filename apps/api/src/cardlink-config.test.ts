import { bankAccounts } from '@stoa/sandbox/banks/banks'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type CardlinkConfig, cardlinkSettings, createCardlink, findCardlinkConfigError } from './cardlink-config.ts'

const settings = z.object(cardlinkSettings)
const read = (changes: Record<string, string>): CardlinkConfig => settings.parse(changes)
const alpha = { CARDLINK_ALPHA_MID: '1', CARDLINK_ALPHA_SECRET: 'not-in-the-sentence' }
const eurobank = { CARDLINK_EUROBANK_MID: '2', CARDLINK_EUROBANK_SECRET: 'not-in-the-sentence' }

test.each([[{}], [alpha], [{ ...alpha, ...eurobank }]])('%o starts, in production too', (changes) => {
  expect(findCardlinkConfigError(read(changes), true)).toBeNull()
})

test.each<[Record<string, string>, boolean, string]>([
  [{ CARDLINK_ALPHA_MID: '1' }, false, 'CARDLINK_ALPHA_MID and CARDLINK_ALPHA_SECRET go together.'],
  [{ CARDLINK_ALPHA_SECRET: 'x' }, false, 'CARDLINK_ALPHA_MID and CARDLINK_ALPHA_SECRET go together.'],
  [{ ...alpha, CARDLINK_EUROBANK_MID: '2' }, true, 'CARDLINK_EUROBANK_MID and CARDLINK_EUROBANK_SECRET go together.'],
  [
    { ...alpha, CARDLINK_ALPHA_XML_URL: 'http://bank.example/xml' },
    false,
    'CARDLINK_ALPHA_XML_URL must be https, except on this machine.',
  ],
  [
    { ...alpha, CARDLINK_ALPHA_REDIRECT_URL: 'http://127.0.0.1:3025/vpos' },
    true,
    'CARDLINK_ALPHA_REDIRECT_URL must be https in production.',
  ],
  [
    { ...eurobank, CARDLINK_EUROBANK_REDIRECT_URL: 'https://eurocommerce-test.cardlink.gr/vpos/shophandlermpi' },
    true,
    'CARDLINK_EUROBANK_REDIRECT_URL may not be a bank’s test environment in production.',
  ],
])('%o stops the start (production: %s)', (changes, production, sentence) => {
  expect(findCardlinkConfigError(read(changes), production)).toBe(sentence)
})

test('a merchant’s number is digits', () => {
  expect(settings.safeParse({ CARDLINK_ALPHA_MID: 'alpha' }).error?.issues[0]?.message).toBe('up to 30 digits')
})

const reports = { failing: () => {}, alarm: () => {} }

test('whether an amount is held is set at the sandbox’s banks as well', () => {
  const { cardlink: sandboxCardlink } = bankAccounts('http://sandbox.invalid')
  const holdDays = (changes: Record<string, string>) =>
    createCardlink({ config: read(changes), sandboxCardlink, reports }).map((provider) => provider.holdDays)
  expect(holdDays({})).toEqual([undefined, undefined])
  const changes = { CARDLINK_ALPHA_CAPTURE: 'on_dispatch', CARDLINK_ALPHA_HOLD_DAYS: '5' }
  expect(holdDays(changes)).toEqual([5, undefined])
})

describe('the banks', () => {
  const kinds = (changes: Record<string, string>) =>
    createCardlink({ config: read(changes), sandboxCardlink: null, reports }).map(({ code, kinds: taken }) => [
      code,
      ...taken,
    ])

  test('are there once they are configured, Alpha first; IRIS where it is agreed', () => {
    expect(kinds({})).toEqual([])
    expect(kinds(eurobank)).toEqual([['eurobank', 'card']])
    expect(kinds({ ...eurobank, ...alpha, CARDLINK_EUROBANK_IRIS: 'true' })).toEqual([
      ['alpha', 'card'],
      ['eurobank', 'card', 'iris'],
    ])
  })
})
