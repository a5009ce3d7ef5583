// Every letter of the shop, ready to be sent.

import { accountLetter } from './account-letters.ts'
import type { Letter } from './letter.ts'
import { letterHtml } from './letter-html.tsx'
import { letterText } from './letter-text.ts'
import { confirmationLetter, stockLetter } from './notice-letters.ts'
import { orderLetter } from './order-letter.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

const rendered =
  <Facts>(write: (facts: Facts) => Letter) =>
  (facts: Facts): RenderedMail => {
    const letter = write(facts)
    return { subject: letter.subject, html: letterHtml(letter), text: letterText(letter) }
  }

export const letters = {
  orderConfirmation: rendered(orderLetter),
  noticeConfirmation: rendered(confirmationLetter),
  stockNotice: rendered(stockLetter),
  account: rendered(accountLetter),
}

export type Letters = typeof letters
