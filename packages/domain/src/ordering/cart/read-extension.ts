// An extension from outside our code: a stored cart, an event of the page. Only one that the API would take is one.

import { type Check, fulfilling, integer, list, object, oneOf, optional } from '../../check-shape.ts'
import type { CheckField } from '../../identity/field-rule.ts'
import {
  checkBoxWords,
  checkGiftMessage,
  checkLineText,
  checkRecipientEmail,
  checkRecipientName,
  checkSenderName,
  isDay,
} from '../../identity/line-rules.ts'
import { isGiftCardAmount } from '../gift-cards/gift-card-amount.ts'
import { maxQuantityPerLine } from './cart.ts'
import { giftCardDesigns, type LineExtension, maxBoxItems } from './line-extension.ts'

const text = (check: CheckField): Check =>
  fulfilling((value) => typeof value === 'string' && check(value) === null, 'it must be such a text')

const maxId = 2_147_483_647

const extension = object({
  giftCard: optional(
    object({
      recipientName: text(checkRecipientName),
      recipientEmail: text(checkRecipientEmail),
      senderName: optional(text(checkSenderName)),
      message: optional(text(checkGiftMessage)),
      sendOn: optional(fulfilling((value) => typeof value === 'string' && isDay(value), 'it must be a day')),
      design: oneOf(giftCardDesigns),
      amountCents: optional(
        fulfilling((value) => typeof value === 'number' && isGiftCardAmount(value), 'it must be an amount'),
      ),
    }),
  ),
  wrapping: optional(oneOf([true])),
  text: optional(text(checkLineText)),
  box: optional(
    object({
      items: list(
        1,
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

export const isLineExtension = (value: unknown): value is LineExtension => extension(value).length === 0
