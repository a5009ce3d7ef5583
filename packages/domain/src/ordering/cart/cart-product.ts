// What deciding a cart needs to know of a product.

import type { Availability } from '../../catalogue/availability.ts'
import type { AskedOfBuyer } from './accepted-extension.ts'
import type { StockedProduct } from './claimed-copies.ts'

export interface CartProduct extends AskedOfBuyer, StockedProduct {
  name: string
  availability: Availability
  /** Not on sale until its safety data are complete. */
  heldBack: boolean
}
