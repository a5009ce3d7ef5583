import { expect, test } from 'vitest'
import { signedProvider } from '../test/signed-provider.ts'
import { readConfig } from './config.ts'
import { inTurn } from './payment-order-config.ts'
import { listPaymentProviders, offerOf, type PaymentProvider } from './ports/payment.ts'

const provider = (code: string, kinds: string[], most = 1): PaymentProvider => ({
  ...signedProvider(async () => {}),
  ...{ code, kinds, instalments: most > 1 ? [{ fromCents: 3000, most }] : [] },
})

const banks = [
  provider('alpha', ['card', 'iris'], 6),
  provider('eurobank', ['card', 'iris'], 12),
  provider('viva', ['viva'], 24),
]

const ordered = (environment: Record<string, string>) => {
  const config = readConfig(environment)
  return banks.map((bank) => inTurn(bank, config))
}

const turns = (environment: Record<string, string>, kind = 'card', instalments = 1) =>
  listPaymentProviders(ordered(environment), { kind, amountCents: 10_000, instalments }).map(({ code }) => code)

test('without a setting they take their turns as they are listed', () => {
  expect([turns({}), turns({}, 'iris'), turns({}, 'viva')]).toEqual([
    ['alpha', 'eurobank'],
    ['alpha', 'eurobank'],
    ['viva'],
  ])
})

test('as many instalments as were chosen are taken by whom they can be had from', () => {
  expect(turns({}, 'card', 6)).toEqual(['alpha', 'eurobank'])
  expect(turns({}, 'card', 12)).toEqual(['eurobank'])
  expect(turns({}, 'card', 13)).toEqual([])
})

test('the shop says who comes first, and whom it does not use', () => {
  expect(turns({ CARD_PROVIDERS: 'eurobank, alpha' })).toEqual(['eurobank', 'alpha'])
  expect(turns({ CARD_PROVIDERS: 'eurobank' })).toEqual(['eurobank'])
  expect(turns({ CARD_PROVIDERS: 'eurobank' }, 'iris')).toEqual(['alpha', 'eurobank'])
  expect(turns({ IRIS_PROVIDERS: 'eurobank' }, 'iris')).toEqual(['eurobank'])
})

test('a page that takes cards may stand in for a bank’s', () => {
  expect(turns({ CARD_PROVIDERS: 'alpha,viva' })).toEqual(['alpha', 'viva'])
  expect(turns({ CARD_PROVIDERS: 'alpha,viva' }, 'viva')).toEqual(['viva'])
})

test('instalments may be left to others, and only theirs are offered', () => {
  const split = { CARD_PROVIDERS: 'alpha', CARD_INSTALMENT_PROVIDERS: 'eurobank' }
  expect([turns(split), turns(split, 'card', 6)]).toEqual([['alpha'], ['eurobank']])
  expect(offerOf(ordered(split)).instalmentSteps('card')).toEqual([{ fromCents: 3000, most: 12 }])
  expect(offerOf(ordered({})).instalmentSteps('iris')).toEqual([])
})
