// An extension from outside our code: a stored cart, an event of the page. Only one that the API would take is one.

import {
  type CheckField,
  checkBoxWords,
  checkGiftMessage,
  checkLineText,
  checkRecipientEmail,
  checkRecipientName,
  checkSenderName,
  isDay,
} from '../../identity/field-rules.ts'
import { type Is, integer, list, object, optional } from '../../is-shape.ts'
import { isGiftCardAmount } from '../gift-cards/gift-card-amount.ts'
import { maxQuantityPerLine } from './cart.ts'
import { giftCardDesigns, type LineExtension, maxBoxItems } from './line-extension.ts'

const text =
  (check: CheckField): Is =>
  (value) =>
    typeof value === 'string' && check(value) === null

const maxId = 2_147_483_647

const isExtension = object({
  giftCard: optional(
    object({
      recipientName: text(checkRecipientName),
      recipientEmail: text(checkRecipientEmail),
      senderName: optional(text(checkSenderName)),
      message: optional(text(checkGiftMessage)),
      sendOn: optional((value) => typeof value === 'string' && isDay(value)),
      design: (value) => giftCardDesigns.some((design) => design === value),
      amountCents: optional((value) => typeof value === 'number' && isGiftCardAmount(value)),
    }),
  ),
  wrapping: optional((value) => value === true),
  text: optional(text(checkLineText)),
  box: optional(
    object({
      items: list(
        maxBoxItems,
        object({
          productId: integer(1, maxId),
          dimensionId: integer(0, maxId),
          quantity: integer(1, maxQuantityPerLine),
        }),
      ),
      words: optional(text(checkBoxWords)),
    }),
  ),
})

export const isLineExtension = (value: unknown): value is LineExtension => isExtension(value)
