import { formatDay } from '@stoa/browser/i18n/dates'
import type { OrderTracking } from '@stoa/contract/ordering/orders'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { preparationOf } from '@stoa/domain/ordering/order/order-contents'
import { Timeline, type TimelineStep } from '@stoa/ui/timeline/timeline'
import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime, formatDays } from '../date-formats.ts'
import { type OrderStep, timelineSteps } from './timeline-steps.ts'

const titleKeys = { done: 'done', failed: 'done', current: 'now', future: 'next' } as const

/** Steps with an extra explanation while they are current. */
const explainedSteps = [
  'deposit',
  'unpaid',
  'notDelivered',
  'cancelled',
  'notAvailable',
  'readyForPickup',
  'atPoint',
  'inLocker',
] as const

/** The order's timeline, with dates. */
export function OrderTimeline({ tracking }: { tracking: OrderTracking }) {
  const t = useTranslations('tracking')
  const toTimelineStep = useTimelineStep(tracking)
  return <Timeline label={t('order.timeline')} steps={timelineSteps(tracking).map(toTimelineStep)} />
}

function useTimelineStep(tracking: OrderTracking): (step: OrderStep) => TimelineStep {
  const t = useTranslations('tracking')
  const language = useLocale()
  return ({ id, name, state, at, days, expectedAt }) => {
    const more = explainedSteps.find((stepName) => stepName === name && (state === 'current' || state === 'failed'))
    const lastDay = tracking.collectionDeadline ?? tracking.depositDeadline ?? tracking.payBy
    const deadline = lastDay ? formatDay(lastDay, language, 'long') : ''
    const kept = tracking.collectionDeadline ? 'day' : 'week'
    const to = destinationOf(tracking.shipping) ?? 'address'
    const money = tracking.released ? 'released' : 'paid'
    const time = at ?? expectedAt
    const timeText = time ? formatDateTime(time, language) : days && formatDays(days.from, days.to, language)
    return {
      id,
      title: t(`steps.${name}.${titleKeys[state]}`, { first: preparationOf(tracking.contents) }),
      state,
      stateLabel: t(`states.${state}`),
      detail:
        [timeText, more && t(`details.${more}`, { deadline, to, kept, money })].filter(Boolean).join('. ') || undefined,
    }
  }
}
