// In stock at a branch and shipped today; everything else for sale comes from a supplier first.

import type { Availability } from '@stoa/domain/catalogue/availability'

const inStock = new Set<Availability>(['onlineWarehouse', 'available', 'limited', 'lastItem'])

export const isInStock = (availability: Availability): boolean => inStock.has(availability)
