import { expect, test } from 'vitest'
import { isShipped, reducibleProductCodes } from './product-kinds.ts'

test('what promotions act on is sent as a parcel: so is the gift that comes with it', () => {
  expect(reducibleProductCodes.filter((code) => !isShipped(code))).toEqual([])
})
