// Every e-mail of the shop, ready to be sent.

import { accountEmail } from './account-emails.ts'
import type { Email } from './email.ts'
import { emailHtml } from './email-html.tsx'
import { emailText } from './email-text.ts'
import { noticeConfirmationEmail, stockNoticeEmail } from './notice-emails.ts'
import { orderConfirmationEmail } from './order-confirmation.ts'
import { unpaidOrderEmail } from './unpaid-order.ts'

export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

const renderEmail =
  <Data>(build: (data: Data) => Email) =>
  (data: Data): RenderedEmail => {
    const email = build(data)
    const html = emailHtml(email)
    return { subject: email.subject, html, text: emailText(html) }
  }

export const emails = {
  orderConfirmation: renderEmail(orderConfirmationEmail),
  unpaidOrder: renderEmail(unpaidOrderEmail),
  noticeConfirmation: renderEmail(noticeConfirmationEmail),
  stockNotice: renderEmail(stockNoticeEmail),
  account: renderEmail(accountEmail),
}

export type Emails = typeof emails
