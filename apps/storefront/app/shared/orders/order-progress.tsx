import { formatDay } from '@stoa/browser/i18n/dates'
import type { OrderTracking } from '@stoa/contract/ordering/orders'
import { Timeline } from '@stoa/ui/timeline/timeline'
import { useLocale, useTranslations } from 'use-intl'
import { type OrderStep, timelineSteps } from './timeline-steps.ts'

const shopTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Athens',
})

/** The order's progress in short form. */
export function OrderProgress({ tracking }: { tracking: OrderTracking }) {
  const t = useTranslations('tracking')
  const language = useLocale()
  const formatStepTime = ({ at, days }: OrderStep): string | undefined => {
    if (at !== null) return shopTime.format(new Date(at))
    if (days === null) return undefined
    const [from, to] = [formatDay(days.from, language, 'short'), formatDay(days.to, language, 'short')]
    return from === to ? from : `${from} – ${to}`
  }
  return (
    <Timeline
      layout="horizontal"
      label={t('order.timeline')}
      steps={timelineSteps(tracking).map((step) => ({
        id: step.id,
        title: t(`short.${step.name}`),
        state: step.state,
        stateLabel: t(`states.${step.state}`),
        detail: formatStepTime(step),
      }))}
    />
  )
}
