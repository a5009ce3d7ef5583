import { formatMoney } from '@stoa/domain/money'
import { RadioCard } from '@stoa/ui/radio-card/radio-card'
import { useLocale, useTranslations } from 'use-intl'
import { useTotalsByShipping } from '../amounts/use-order-totals.ts'
import { useFacts } from '../facts-context.ts'
import { draftStore, useDraft } from '../form/draft-store.ts'
import styles from '../form/form.module.css'
import { BranchChoice } from './branch-choice.tsx'
import { PartProblem } from './part-problem.tsx'
import { useDeliveryWords } from './use-delivery-words.ts'
import type { PartProblems } from './use-placing.ts'

/** The ways of receiving, each with its days and its price for this very order. */
export function ShippingChoice({ problems }: { problems: PartProblems }) {
  const t = useTranslations('checkout')
  const language = useLocale()
  const { shippingTypes } = useFacts()
  const { choice } = useDraft()
  const outcomes = useTotalsByShipping()
  const when = useDeliveryWords()
  return (
    <section className={styles.section}>
      <fieldset id="part-shipping" tabIndex={-1} aria-describedby={problems.shipping && 'problem-shipping'}>
        <legend>{t('payment.shipping.title')}</legend>
        <PartProblem part="shipping" problems={problems} />
        {shippingTypes.map((shipping) => {
          const outcome = outcomes.get(shipping.id)
          const price = outcome?.ok ? outcome.value.shipping : undefined
          const free = t('payment.shipping.free')
          return (
            <RadioCard
              key={shipping.id}
              name="shipping"
              value={shipping.id}
              checked={choice.shippingTypeId === shipping.id}
              onChange={() => draftStore.choose({ shippingTypeId: shipping.id, branchId: null })}
              title={shipping.name}
              help={[when(shipping), shipping.help].filter(Boolean).join(' ')}
              price={price === undefined ? undefined : price === 0 ? free : formatMoney(price, language)}
              disabledReason={outcome && !outcome.ok ? outcome.refusal.title : undefined}
            >
              {shipping.code === 'store' && <BranchChoice problems={problems} />}
            </RadioCard>
          )
        })}
      </fieldset>
    </section>
  )
}
