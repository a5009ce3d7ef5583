import { formatWholeEuros } from '@stoa/domain/money'
import { giftCardAmounts } from '@stoa/domain/ordering/gift-cards/gift-card-amount'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useLocale, useTranslations } from 'use-intl'
import styles from './gift-card-page.module.css'
import { offeredAmounts, otherAmount } from './gift-card-values.ts'
import type { GiftCardForm } from './use-gift-card-form.ts'

/** The offered amounts as buttons, and a field for another one. */
export function AmountChoice({ form }: { form: GiftCardForm }) {
  const t = useTranslations('gift-cards')
  const language = useLocale()
  const { leastCents, mostCents } = giftCardAmounts
  const limits = t('sale.amountHelp', {
    least: formatWholeEuros(leastCents, language),
    most: formatWholeEuros(mostCents, language),
  })
  const choices = [
    ...offeredAmounts.map((cents) => ({ value: String(cents), label: formatWholeEuros(cents, language) })),
    { value: otherAmount, label: t('sale.other') },
  ]
  const { id, ...amount } = form.field('amount')
  const isOther = form.shown.amount === otherAmount
  return (
    <div>
      <fieldset id={id} className={styles.amounts}>
        <legend>{t('sale.amount')}</legend>
        <div>
          {choices.map(({ value, label }) => (
            <label key={value}>
              <input {...amount} className="sr" type="radio" value={value} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {isOther ? (
        <TextField
          {...form.field('euros')}
          className={styles.euros}
          label={t('sale.euros')}
          help={limits}
          error={form.errorOf('euros')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
        />
      ) : (
        <p className={styles.hint}>{limits}</p>
      )}
    </div>
  )
}
