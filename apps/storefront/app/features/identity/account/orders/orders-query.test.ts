import { describe, expect, it } from 'vitest'
import { ordersPath, readOrdersQuery } from './orders-query.ts'

describe('the query of the order list', () => {
  it('is read as it was written', () => {
    const query = { status: 'shipped', period: '90', page: 3 } as const
    const path = ordersPath(query)
    expect(path).toBe('/profile/orders?status=shipped&days=90&page=3')
    expect(readOrdersQuery(path.slice(path.indexOf('?')))).toEqual(query)
  })

  it('leaves out default values', () => {
    expect(ordersPath({ status: 'all', period: 'all', page: 1 })).toBe('/profile/orders')
  })

  it.each(['', '?status=lost&days=7&page=-1', '?page=1.5', '?page=x'])('falls back to all orders for %j', (search) =>
    expect(readOrdersQuery(search)).toEqual({ status: 'all', period: 'all', page: 1 }),
  )
})
