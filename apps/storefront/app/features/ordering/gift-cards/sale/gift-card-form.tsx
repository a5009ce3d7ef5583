import { formatDay } from '@stoa/browser/i18n/dates'
import type { Product } from '@stoa/contract/catalogue/catalogue'
import { limits } from '@stoa/domain/identity/field-limits'
import { checkRecipientEmail, isDay } from '@stoa/domain/identity/line-rules'
import { formatMoney } from '@stoa/domain/money'
import { Button } from '@stoa/ui/button/button'
import { Field } from '@stoa/ui/field/field'
import { Link } from '@stoa/ui/link/link'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useLocale, useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { countCharacters } from '../../../../shared/words/check-words.ts'
import { AmountChoice } from './amount-choice.tsx'
import styles from './gift-card-page.module.css'
import type { GiftCardForm as Form } from './use-gift-card-form.ts'

interface GiftCardFormProps {
  product: Product
  form: Form
  /** Whether it changes a card that is in the cart. */
  isEdited: boolean
}

/** How much, to whom, from whom, with what words and when. */
export function GiftCardForm({ product, form, isEdited }: GiftCardFormProps) {
  const t = useTranslations('gift-cards')
  const texts = useTranslations('product')
  const language = useLocale()
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <AmountChoice form={form} />
      <RecipientFields form={form} />
      <MessageField form={form} />
      <DayField form={form} />
      <div className={styles.foot}>
        <output className={styles.price} aria-label={t('sale.amount')}>
          {form.cents === null ? '–' : formatMoney(form.cents, language)}
        </output>
        <Button type="submit" size="large" icon={isEdited ? 'check' : 'bag'}>
          {isEdited ? t('sale.save') : texts('add')}
        </Button>
      </div>
      <p className={styles.terms}>{t('sale.terms')}</p>
      <p className={styles.balance}>
        {t('sale.have')} <Link href="/gift-card-balance">{t('balance.submit')}</Link>
      </p>
      {isEdited && (
        <p className={styles.balance}>
          <Link href="/cart">{t('sale.keep', { name: product.name })}</Link>
        </p>
      )}
    </form>
  )
}

function RecipientFields({ form }: { form: Form }) {
  const t = useTranslations('gift-cards')
  const forms = useTranslations('forms')
  const goesTo = checkRecipientEmail(form.shown.recipientEmail.trim()) === null
  return (
    <>
      <TextField
        {...form.field('recipientEmail')}
        type="email"
        label={t('sale.email')}
        error={form.errorOf('recipientEmail')}
        valid={goesTo && t('sale.emailGood')}
        autoComplete="off"
        maxLength={limits.email}
      />
      <div className={styles.pair}>
        <TextField
          {...form.field('recipientName')}
          label={t('sale.name')}
          error={form.errorOf('recipientName')}
          autoComplete="off"
        />
        <TextField
          {...form.field('senderName')}
          label={t('sale.from')}
          optional={forms('optional')}
          error={form.errorOf('senderName')}
          autoComplete="name"
        />
      </div>
    </>
  )
}

function MessageField({ form }: { form: Form }) {
  const t = useTranslations('gift-cards')
  const forms = useTranslations('forms')
  const { id, ...field } = form.field('message')
  const count = countCharacters(form.shown.message)
  return (
    <Field
      id={id}
      label={t('sale.message')}
      optional={forms('optional')}
      error={form.errorOf('message')}
      help={t('sale.messageCount', { count, max: limits.giftMessage })}
    >
      {(control) => <textarea {...field} {...control} className={`${control.className} ${styles.message}`} rows={3} />}
    </Field>
  )
}

/** The chosen day is said in words: a date field shows it in the order of the device. */
function DayField({ form }: { form: Form }) {
  const t = useTranslations('gift-cards')
  const forms = useTranslations('forms')
  const language = useLocale()
  const day = form.shown.sendOn
  const inWords = isDay(day)
    ? t('sale.dayGood', { weekday: formatDay(day, language, 'weekdayLong'), day: formatDay(day, language, 'long') })
    : t('sale.dayHelp')
  return (
    <TextField
      {...form.field('sendOn')}
      type="date"
      label={t('sale.day')}
      optional={forms('optional')}
      error={form.errorOf('sendOn')}
      help={inWords}
    />
  )
}
