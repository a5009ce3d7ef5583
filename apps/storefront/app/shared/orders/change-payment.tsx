import type { OtherPayment } from '@stoa/contract/ordering/order-changes'
import type { Order } from '@stoa/contract/ordering/orders'
import { formatMoney } from '@stoa/domain/money'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { RadioCard } from '@stoa/ui/radio-card/radio-card'
import { SelectField } from '@stoa/ui/select-field/select-field'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from './order.module.css'
import { useChangePayment, useOtherPayments } from './use-change-payment.ts'
import { useFormatOption, useFormatPlan } from './use-format-plan.ts'

interface ChangePaymentProps {
  order: Order
  /** Of the button, beside others. */
  size?: 'large'
  /** What is left to whoever finds nothing among them. */
  children?: ReactNode
}

/** Another way of paying for an order that waits for its payment, which stays the same order. */
export function ChangePayment({ order, size, children }: ChangePaymentProps) {
  const t = useTranslations('tracking')
  const [open, setOpen] = useState(false)
  return open ? (
    <OtherPayments order={order}>{children}</OtherPayments>
  ) : (
    <Button variant="secondary" size={size} onClick={() => setOpen(true)}>
      {t('otherPayment.button')}
    </Button>
  )
}

/** The button that opened it is gone: the heading takes its focus. */
function OtherPayments({ order, children }: Omit<ChangePaymentProps, 'size'>) {
  const t = useTranslations('tracking')
  const { payments, problem } = useOtherPayments(order)
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.otherPayment}>
      <h3 id={titleId} ref={heading} tabIndex={-1}>
        {t('otherPayment.title')}
      </h3>
      <CurrentWay order={order} />
      <div role="alert">{problem && <Note tone="warn">{problem}</Note>}</div>
      {payments && payments.length > 0 && <ChoiceForm order={order} payments={payments} titleId={titleId} />}
      {payments?.length === 0 && <p className={styles.quiet}>{t('otherPayment.none')}</p>}
      {!payments && !problem && <Skeleton shape="line" />}
      {children}
    </div>
  )
}

function CurrentWay({ order: { paymentName, instalments } }: Pick<ChangePaymentProps, 'order'>) {
  const t = useTranslations('tracking')
  const formatPlan = useFormatPlan()
  const way = instalments ? `${paymentName}, ${formatPlan(instalments)}` : paymentName
  return <p className={styles.quiet}>{t('otherPayment.now', { way })}</p>
}

interface ChoiceFormProps {
  order: Order
  payments: readonly OtherPayment[]
  /** Of what names the choice. */
  titleId: string
}

/** The button says what pressing it means; the amount stands above it. */
function ChoiceForm({ order, payments, titleId }: ChoiceFormProps) {
  const t = useTranslations('tracking')
  const language = useLocale()
  const [chosen, choose] = useState<OtherPayment>()
  const [instalments, setInstalments] = useState(1)
  const [missing, setMissing] = useState(false)
  const { busy, problem, change } = useChangePayment(order)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(!chosen)
    if (chosen && !busy) void change(chosen.id, instalments)
  }
  const message = problem ?? (missing && !chosen ? t('otherPayment.missing') : null)
  return (
    <form noValidate onSubmit={submit}>
      <fieldset aria-labelledby={titleId}>
        {payments.map((payment) => (
          <RadioCard
            key={payment.id}
            name="other-payment"
            value={payment.id}
            checked={chosen === payment}
            onChange={() => {
              choose(payment)
              setInstalments(1)
            }}
            title={payment.name}
            help={payment.code === order.payment ? t('otherPayment.current') : payment.help}
          >
            {chosen === payment && payment.instalments.length > 0 && (
              <PlanField payment={payment} due={order.payable} value={instalments} onChange={setInstalments} />
            )}
          </RadioCard>
        ))}
      </fieldset>
      <p className={styles.quiet}>{t('otherPayment.amount', { amount: formatMoney(order.payable, language) })}</p>
      <div role="alert">{message && <Note tone="warn">{message}</Note>}</div>
      <Button type="submit" busy={busy} className={styles.pay}>
        {t('otherPayment.order')}
      </Button>
    </form>
  )
}

interface PlanFieldProps {
  payment: OtherPayment
  due: number
  value: number
  onChange(count: number): void
}

function PlanField({ payment, due, value, onChange }: PlanFieldProps) {
  const t = useTranslations('tracking')
  const language = useLocale()
  const { formatOption, formatLast } = useFormatOption()
  const chosen = payment.instalments.find(({ count }) => count === value)
  return (
    <SelectField
      className={styles.plan}
      label={t('otherPayment.instalments')}
      help={[formatLast(chosen), t('otherPayment.creditOnly')].filter(Boolean).join(' ')}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      <option value={1}>{t('otherPayment.once', { amount: formatMoney(due, language) })}</option>
      {payment.instalments.map((plan) => (
        <option key={plan.count} value={plan.count}>
          {formatOption(plan)}
        </option>
      ))}
    </SelectField>
  )
}
