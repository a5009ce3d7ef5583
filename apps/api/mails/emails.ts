// Every e-mail of the shop, ready to be sent.

import type { TextFile } from '../src/ports/mail.ts'
import { accountEmail } from './account-emails.ts'
import { cancelledOrderEmail } from './cancelled-order.ts'
import { couponEmail } from './coupon-email.ts'
import { depositReminderEmail } from './deposit-reminder.ts'
import type { Attachment, Email } from './email.ts'
import { attachmentHtml, emailHtml } from './email-html.tsx'
import { emailText } from './email-text.ts'
import { giftCardEmail } from './gift-card-email.ts'
import { lostHoldEmail } from './lost-hold.ts'
import { noticeConfirmationEmail, stockNoticeEmail } from './notice-emails.ts'
import { orderConfirmationEmail } from './order-confirmation.ts'
import { orderStepEmail } from './order-step.ts'
import { pointsExpiryEmail } from './points-expiry.ts'
import { returnReceivedEmail } from './return-received.ts'
import { staffAlertEmail } from './staff-alert.ts'
import { unpaidOrderEmail } from './unpaid-order.ts'
import { withdrawalStatedEmail } from './withdrawal-stated.ts'

export interface RenderedEmail {
  subject: string
  html: string
  text: string
  attachments: TextFile[]
}

const renderEmail =
  <Data>(build: (data: Data) => Email) =>
  (data: Data): RenderedEmail => {
    const email = build(data)
    const html = emailHtml(email)
    const attachments = (email.attachments ?? []).map((attachment) => textFileOf(attachment, email))
    return { subject: email.subject, html, text: emailText(html), attachments }
  }

/** Text that any program opens, now and in years; some of Windows need the mark at its beginning to read Greek. */
const textFileOf = (attachment: Attachment, { language }: Email): TextFile => ({
  filename: `${attachment.filename}.txt`,
  text: `\uFEFF${emailText(attachmentHtml(attachment, language)).replaceAll('\n', '\r\n')}`,
})

export const emails = {
  orderConfirmation: renderEmail(orderConfirmationEmail),
  depositReminder: renderEmail(depositReminderEmail),
  lostHold: renderEmail(lostHoldEmail),
  unpaidOrder: renderEmail(unpaidOrderEmail),
  cancelledOrder: renderEmail(cancelledOrderEmail),
  orderStep: renderEmail(orderStepEmail),
  withdrawalStated: renderEmail(withdrawalStatedEmail),
  returnReceived: renderEmail(returnReceivedEmail),
  noticeConfirmation: renderEmail(noticeConfirmationEmail),
  stockNotice: renderEmail(stockNoticeEmail),
  giftCard: renderEmail(giftCardEmail),
  account: renderEmail(accountEmail),
  coupon: renderEmail(couponEmail),
  pointsExpiry: renderEmail(pointsExpiryEmail),
  staffAlert: renderEmail(staffAlertEmail),
}

export type Emails = typeof emails
