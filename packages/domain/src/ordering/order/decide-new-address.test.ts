import { describe, expect, it } from 'vitest'
import { type AddressedOrder, decideNewAddress } from './decide-new-address.ts'
import { orderStatusNumbers } from './order-status.ts'

const order: AddressedOrder = { status: 'pending', destination: 'address', postalCode: '10679' }

const statuses = Object.keys(orderStatusNumbers) as AddressedOrder['status'][]

describe('the address of an order', () => {
  it.each(['10679', '106 79', ' 106-79'])('changes within its postal code: %s', (postalCode) => {
    expect(decideNewAddress(order, postalCode)).toMatchObject({ ok: true })
  })

  it('stays in its postal code', () => {
    expect(decideNewAddress(order, '10680')).toEqual({ ok: false, refusal: 'order_address_elsewhere' })
  })

  it.each(statuses.filter((status) => status !== 'pending'))('is fixed once the order is %s', (status) => {
    expect(decideNewAddress({ ...order, status }, '10679')).toEqual({ ok: false, refusal: 'order_address_fixed' })
  })

  it.each(['branch', 'point', 'email'] as const)('is none of what goes to a %s', (destination) => {
    expect(decideNewAddress({ ...order, destination }, '10679')).toEqual({ ok: false, refusal: 'order_address_fixed' })
  })
})
