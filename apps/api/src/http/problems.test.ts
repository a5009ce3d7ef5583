// Services use readable names; responses use wire names.

import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import { saveOrder } from '@stoa/contract/ordering/place-order'
import { expect, test } from 'vitest'
import { refusedCallOf } from './problems.ts'

test('fields get the wire names of the call’s own input', () => {
  const refusal = { code: 'delivery_address_required', fields: ['deliveryStreet', 'branchId'] } as const
  expect(refusedCallOf(refusal, saveOrder, 'en', 'x').details).toEqual({ fields: ['dadr1', 'tsid'] })
})

test('details stand beside them, lines by their wire names too', () => {
  const change = { productId: 5, dimensionId: 0, reason: 'quantity_reduced', name: 'Α', requested: 3, granted: 1 }
  const refusal = { code: 'out_of_stock', fields: ['items'], details: { changes: [change], most: 3 } } as const
  expect(refusedCallOf(refusal, saveOrder, 'el', 'x').details).toEqual({
    fields: ['items'],
    most: 3,
    changes: [{ pid: 5, dimension: 0, reason: 'quantity_reduced', nm: 'Α', wished: 3, given: 1 }],
  })
})

test('without fields and details there are none', () => {
  expect(refusedCallOf({ code: 'cart_empty' }, saveOrder, 'el', 'x')).not.toHaveProperty('details')
})

test('a field that the input does not have is a fault', () => {
  const refusal = { code: 'branch_not_found', fields: ['branchId'] } as const
  expect(() => refusedCallOf(refusal, composeOrderTotals, 'el', 'x')).toThrow('no field branchId')
})
