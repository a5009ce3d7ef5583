// The confirmation of an order, ready to be sent.

import { letterHtml } from './letter-html.tsx'
import { letterText } from './letter-text.ts'
import type { OrderFacts } from './order-facts.ts'
import { orderLetter } from './order-letter.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

export function renderOrderConfirmation(order: OrderFacts): RenderedMail {
  const letter = orderLetter(order)
  return { subject: letter.subject, html: letterHtml(letter), text: letterText(letter) }
}
