import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { instalmentsAt } from './instalment-config.ts'

test('each acquirer takes the shop’s steps as far as it has agreed to them', () => {
  const config = readConfig({ INSTALMENT_STEPS: '30:3, 60:6,200:24', VIVA_MAX_INSTALLMENTS: '12' })
  expect(instalmentsAt(config, 'viva', false)).toEqual([
    { fromCents: 3000, most: 3 },
    { fromCents: 6000, most: 6 },
    { fromCents: 20_000, most: 12 },
  ])
})

test('an acquirer without an agreement takes none, a provider without cards never, and the sandbox all', () => {
  const config = readConfig({})
  expect(instalmentsAt(config, 'alpha', false)).toEqual([])
  expect(instalmentsAt(config, 'paypal', true)).toEqual([])
  expect(instalmentsAt(config, 'alpha', true).at(-1)).toEqual({ fromCents: 24_000, most: 24 })
})

test.each([
  ['steps that fall', { INSTALMENT_STEPS: '60:6,30:3' }, /INSTALMENT_STEPS: steps that rise/],
  ['steps of the same number', { INSTALMENT_STEPS: '30:3,60:3' }, /INSTALMENT_STEPS/],
  ['more than there are', { INSTALMENT_STEPS: '30:36' }, /up to 24 instalments/],
  ['no amount', { INSTALMENT_STEPS: ':3' }, /INSTALMENT_STEPS/],
  ['words', { INSTALMENT_STEPS: 'six' }, /INSTALMENT_STEPS/],
  ['an acquirer beyond', { CARDLINK_ALPHA_MAX_INSTALLMENTS: '25' }, /CARDLINK_ALPHA_MAX_INSTALLMENTS/],
  ['an acquirer without', { PAYCENTER_MAX_INSTALLMENTS: '0' }, /PAYCENTER_MAX_INSTALLMENTS/],
])('%s stop the start with a sentence', (_, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence)
})
