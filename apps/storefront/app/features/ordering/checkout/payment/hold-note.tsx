import { useTranslations } from 'use-intl'
import payment from './payment.module.css'
import { useHold } from './use-hold.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Until when the copies are kept, by the buyer's own clock. */
export function HoldNote() {
  const t = useTranslations('checkout')
  const { until } = useHold()
  const time = until && clock.format(new Date(until))
  return (
    <p className={payment.hold} role="status">
      {time && t('payment.hold', { time })}
    </p>
  )
}
