import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import type { Product } from '@stoa/contract/catalogue/catalogue'
import { ifFilled } from '@stoa/domain/identity/field-rules'
import * as rules from '@stoa/domain/identity/line-rules'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { useWatch } from 'react-hook-form'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import type { EditedLine } from '../../../../shared/use-edited-line.ts'
import { dispatchAddToCart } from '../../../../state/page-events.ts'
import { amountOf, detailsOf, type GiftCardValues, otherAmount, valuesOf } from './gift-card-values.ts'

/** The form of a gift card, which becomes a line of the cart, or changes the line `edited` and leads back to the cart. */
export function useGiftCardForm(product: Product, edited: EditedLine | null) {
  const message = useRuleMessage()
  const checked = useCheckedForm<GiftCardValues>({
    id: 'gift-card',
    defaults: valuesOf(edited?.item.extension?.giftCard, product.price),
    check(values) {
      const wrongAmount = amountOf(values) === null ? message('gift_amount_invalid') : undefined
      const today = isoDay(dayOf(Date.now()))
      return {
        amount: values.amount === otherAmount ? undefined : wrongAmount,
        euros: values.amount === otherAmount ? wrongAmount : undefined,
        recipientEmail: message(rules.checkRecipientEmail(values.recipientEmail.trim())),
        recipientName: message(rules.checkRecipientName(values.recipientName)),
        senderName: message(ifFilled(rules.checkSenderName)(values.senderName)),
        message: message(rules.checkGiftMessage(values.message)),
        sendOn: message(ifFilled((day) => rules.checkSendDay(day, today))(values.sendOn)),
      }
    },
    async save(values) {
      const line = { productId: product.id, dimensionId: 0, extension: { giftCard: detailsOf(values) } }
      if (edited) edited.save({ ...line, quantity: edited.item.quantity })
      else dispatchAddToCart({ ...line, quantity: 1 })
      return null
    },
  })
  const values = useWatch({ control: checked.form.control }) as GiftCardValues
  return { ...checked, shown: values, cents: amountOf(values) }
}

export type GiftCardForm = ReturnType<typeof useGiftCardForm>
