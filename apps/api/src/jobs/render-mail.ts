// The letters are written in TSX, which Node does not run: here they come from the build. Tests hand in the source instead.

import type { RenderedMail } from '../../mails/order-confirmation.tsx'
import type { OrderFacts } from '../../mails/order-facts.ts'

export type RenderOrderConfirmation = (order: OrderFacts) => RenderedMail

/** Throws at the start when nothing was built, rather than at the first order. */
export async function loadOrderConfirmation(): Promise<RenderOrderConfirmation> {
  const built = new URL('../../build/mails/order-confirmation.js', import.meta.url)
  const letters: { renderOrderConfirmation: RenderOrderConfirmation } = await import(built.href)
  return letters.renderOrderConfirmation
}
