import { expect, test } from 'vitest'
import { paysFor } from './pays-for.ts'

const [home, store, locker] = [1, 2, 4]
const [greece, germany] = [1, 7]
const cash = { shippingTypeIds: [home], countryIds: [greece] }
const deposit = { shippingTypeIds: [home, store, locker], countryIds: [] }
const storeCash = { shippingTypeIds: [store], countryIds: [greece] }

test.each([
  ['cash to the door in Greece', cash, home, 'address', greece, true],
  ['cash to the door in Germany', cash, home, 'address', germany, false],
  ['cash at a locker, where no courier collects it', cash, locker, 'point', greece, false],
  ['a deposit, anywhere', deposit, home, 'address', germany, true],
  ['a deposit for a locker', deposit, locker, 'point', greece, true],
  ['what is collected, by somebody from abroad', storeCash, store, 'branch', germany, true],
] as const)('%s', (_, payment, shippingTypeId, destination, countryId, pays) => {
  expect(paysFor(payment, { shippingTypeId, destination, countryId })).toBe(pays)
})
