// Wire contract of the extension fields of a cart line.

import * as rules from '@stoa/domain/identity/line-rules'
import { maxQuantityPerLine } from '@stoa/domain/ordering/cart/cart'
import { giftCardDesigns, maxBoxItems } from '@stoa/domain/ordering/cart/line-extension'
import { giftCardAmounts } from '@stoa/domain/ordering/gift-cards/gift-card-amount'
import * as z from 'zod/mini'
import { entity, field } from '../entity.ts'
import { chosenOf, withRule } from '../ruled.ts'
import { id, list, money, optional, type Shape, scalar, text } from '../shape.ts'

const recipientName = withRule(rules.checkRecipientName, 'Νίκος Μάρκου', 'Nick Smith')
const recipientEmail = withRule(rules.checkRecipientEmail, 'nikos.markou@example.gr', 'n@example.com')
const senderName = withRule(rules.checkSenderName, 'Ελένη', '')
const giftMessage = withRule(rules.checkGiftMessage, 'Χρόνια πολλά!', '')
const lineText = withRule(rules.checkLineText, 'Για τον Νίκο', 'For Nick')
const boxWords = withRule(rules.checkBoxWords, 'Με αγάπη', '')

/** That it is neither past nor far away is checked where today is known. */
const sendDay = scalar(z.iso.date({ error: () => 'send_day_invalid' }))

const amountError = () => 'gift_amount_invalid'
const { leastCents, mostCents, stepCents } = giftCardAmounts
const giftAmount: Shape<number, number> = {
  ...money,
  schema: z
    .number({ error: amountError })
    .check(
      z.minimum(leastCents / 100, { error: amountError }),
      z.maximum(mostCents / 100, { error: amountError }),
      z.multipleOf(stepCents / 100, { error: amountError }),
    ),
}

const giftCard = entity('GiftCardDetails', {
  recipientName: field('rnm', recipientName, 'Whom the card is for.'),
  recipientEmail: field('reml', recipientEmail, 'Where it is sent.'),
  senderName: field('snm', senderName.ifGiven, 'Who gives it, as the recipient knows them; the buyer when left out.'),
  message: field('msg', giftMessage.ifGiven, 'A few words to the recipient.'),
  sendOn: field('snd', optional(sendDay), 'The day it is sent; at once when left out.'),
  design: field('dsg', chosenOf('gift_design_missing', giftCardDesigns), 'What it looks like.'),
  amountCents: field('amt', optional(giftAmount), 'Its amount, in whole euros; the product’s own when left out.'),
})

const boxItemFields = {
  productId: field('pid', id, 'The product.'),
  dimensionId: field(
    'dimension',
    scalar(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
    'The form; 0 when it has one.',
  ),
  quantity: field(
    'quantity',
    scalar(z.int().check(z.minimum(1), z.maximum(maxQuantityPerLine))),
    'How many are in it.',
  ),
}

/** A box holds something. */
const filled = <Item, Wire>(items: Shape<Item[], Wire[]>): Shape<Item[], Wire[]> => ({
  ...items,
  schema: items.schema.check(z.refine(({ length }) => length > 0, { error: 'box_empty' })),
})

const fields = {
  giftCard: field('gc', optional(giftCard), 'Gift card: to whom it goes, when, and how.'),
  wrapping: field('wrp', optional(scalar(z.literal(true))), 'Wrapped as a gift.'),
  text: field('txt', lineText.ifGiven, 'The buyer’s words on a product made for them.'),
}

export const lineExtension = entity('LineExtension', {
  ...fields,
  box: field(
    'box',
    optional(
      entity('GiftBox', {
        items: field('items', filled(list(entity('BoxItem', boxItemFields), maxBoxItems)), 'What is in it.'),
        words: field('wrd', boxWords.ifGiven, 'What its card says.'),
      }),
    ),
    'Gift box: what was chosen into it.',
  ),
})

const orderedBoxItem = entity('OrderedBoxItem', {
  ...boxItemFields,
  name: field('nm', text, 'Its name when it was bought.'),
})

export const orderedExtension = entity('OrderedExtension', {
  ...fields,
  box: field(
    'box',
    optional(
      entity('OrderedBox', {
        items: field('items', list(orderedBoxItem), 'What is in it.'),
        words: field('wrd', optional(text), 'What its card says.'),
      }),
    ),
    'Gift box: what was chosen into it.',
  ),
})
