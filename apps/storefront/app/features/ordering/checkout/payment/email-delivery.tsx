import type { Totals } from '@stoa/contract/ordering/totals'
import { lineKey } from '@stoa/domain/ordering/cart/cart'
import { useLocale, useTranslations } from 'use-intl'
import { formatDays } from '../../../../shared/date-formats.ts'
import { useReceiving } from '../amounts/use-receiving.ts'
import payment from './payment.module.css'

/** Where each gift card goes, and when. */
export function EmailDelivery({ totals }: { totals: Totals }) {
  const t = useTranslations('checkout')
  const language = useLocale()
  const { chosen } = useReceiving()
  return (
    <dl className={payment.facts}>
      <dt>{t('payment.review.delivery')}</dt>
      <dd>{chosen?.name}</dd>
      {totals.lines.map((line) => {
        const card = line.extension?.giftCard
        if (!card) return null
        const { recipientEmail: email, sendOn } = card
        return (
          <dd key={lineKey(line)}>
            {sendOn === undefined
              ? t('payment.review.emailAtOnce', { email })
              : t('payment.review.emailOn', { email, day: formatDays(sendOn, sendOn, language) })}
          </dd>
        )
      })}
    </dl>
  )
}
