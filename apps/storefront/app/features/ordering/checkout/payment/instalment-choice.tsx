import type { Totals } from '@stoa/contract/ordering/totals'
import { formatMoney } from '@stoa/domain/money'
import { SelectField } from '@stoa/ui/select-field/select-field'
import { useLocale, useTranslations } from 'use-intl'
import { useFormatOption } from '../../../../shared/orders/use-format-plan.ts'
import { chosenPlan } from '../amounts/chosen-plan.ts'
import { draftStore, useDraft } from '../form/draft-store.ts'
import payment from './payment.module.css'

/** In how many instalments, each with what it comes to; nothing where the way of paying, or the amount, takes none. */
export function InstalmentChoice({ totals }: { totals: Totals }) {
  const t = useTranslations('checkout')
  const language = useLocale()
  const { formatOption, formatLast } = useFormatOption()
  const { choice } = useDraft()
  if (totals.instalments.length === 0) return null
  const chosen = chosenPlan(totals, choice)
  return (
    <SelectField
      className={payment.instalments}
      label={t('payment.ways.instalments.label')}
      help={[formatLast(chosen), t('payment.ways.instalments.note')].filter(Boolean).join(' ')}
      value={chosen?.count ?? 1}
      onChange={(event) => draftStore.choose({ instalments: Number(event.target.value) })}
    >
      <option value={1}>{t('payment.ways.instalments.once', { amount: formatMoney(totals.due, language) })}</option>
      {totals.instalments.map((plan) => (
        <option key={plan.count} value={plan.count}>
          {formatOption(plan)}
        </option>
      ))}
    </SelectField>
  )
}
