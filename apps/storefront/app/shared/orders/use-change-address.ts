import { readProblem } from '@stoa/browser/form/read-problem'
import { type FieldMessages, useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { changeOrderAddress } from '@stoa/contract/ordering/order-changes'
import type { Order } from '@stoa/contract/ordering/orders'
import {
  checkArea,
  checkBuilding,
  checkFirstName,
  checkLastName,
  checkMobile,
  checkStreet,
} from '@stoa/domain/identity/field-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../api/browser-client.ts'
import { useRuleMessage } from '../form/use-rule-message.ts'
import { refreshOrder } from './refresh-order.ts'

const checks = {
  firstName: checkFirstName,
  lastName: checkLastName,
  mobile: checkMobile,
  street: checkStreet,
  building: checkBuilding,
  area: checkArea,
} as const

type Name = keyof typeof checks
type Values = Record<Name, string>

/** Where the order goes, within its postal code; `onChanged` once that is elsewhere. */
export function useChangeAddress(order: Order, onChanged: () => void) {
  const common = useTranslations('common')
  const language = useLocale()
  const queryClient = useQueryClient()
  const ruleMessage = useRuleMessage()
  const { uid, email } = order
  const { firstName, lastName, mobile, phone, street, building, area, city, postalCode } =
    order.delivery ?? order.billing
  return useCheckedForm<Values>({
    id: 'new-address',
    defaults: { firstName, lastName, mobile, street, building: building ?? '', area: area ?? '' },
    check: (values): FieldMessages<Name> =>
      Object.fromEntries(
        Object.entries(checks).map(([name, check]) => [name, ruleMessage(check(values[name as Name].trim()))]),
      ),
    async save(values) {
      const place = { uid, email, phone: phone ?? undefined, city, postalCode }
      try {
        const outcome = await browserClient(language).call(changeOrderAddress, { ...place, ...values })
        if (!outcome.ok) return readProblem(outcome.refusal, { fields: changeOrderAddress.input.fields })
      } catch {
        return { fields: {}, general: common('unreached') }
      }
      await refreshOrder(queryClient, uid)
      onChanged()
      return null
    },
  })
}
