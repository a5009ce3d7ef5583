import type { OrderTracking } from '@stoa/contract/orders'
import { Timeline, type TimelineStep } from '@stoa/ui/timeline/timeline'
import { useLocale, useTranslations } from 'use-intl'
import { formatDays, formatMoment } from '../days.ts'
import { type LifeStep, timelineSteps } from './timeline-steps.ts'

const tense = { done: 'done', failed: 'done', current: 'now', future: 'next' } as const

/** Steps that need a word more while they are what is going on. */
const explained = ['deposit', 'notDelivered', 'cancelled', 'notAvailable', 'readyForPickup'] as const

/** Where the order stands, in plain words with days. */
export function OrderTimeline({ tracking }: { tracking: OrderTracking }) {
  const t = useTranslations('tracking')
  const words = useStepWords()
  return <Timeline label={t('order.timeline')} steps={timelineSteps(tracking).map(words)} />
}

function useStepWords(): (step: LifeStep) => TimelineStep {
  const t = useTranslations('tracking')
  const language = useLocale()
  return ({ id, name, state, at, days }) => {
    const more = explained.find((one) => one === name && (state === 'current' || state === 'failed'))
    const when = at ? formatMoment(at, language) : days && formatDays(days.from, days.to, language)
    return {
      id,
      title: t(`steps.${name}.${tense[state]}`),
      state,
      stateLabel: t(`states.${state}`),
      detail: [when, more && t(`details.${more}`)].filter(Boolean).join('. ') || undefined,
    }
  }
}
