import type { BranchSupply } from '@stoa/contract/ordering/branches'
import { dayFrom, dayOf } from '@stoa/domain/ordering/delivery/working-days'
import { Availability } from '@stoa/ui/availability/availability'
import { useLocale, useTranslations } from 'use-intl'
import { formatDays } from '../../../../shared/date-formats.ts'

interface BranchSupplyLinesProps {
  /** Undefined until it is known, and where nothing can be had. */
  supply: BranchSupply | undefined
  /** The copies of the whole order. */
  copies: number
  /** Whether nothing is made ready before a deposit has come. */
  waits: boolean
}

const nearDays = ['today', 'tomorrow'] as const

/** How much of the order is in a branch, and when all of it can be collected there. */
export function BranchSupplyLines({ supply, copies, waits }: BranchSupplyLinesProps) {
  const t = useTranslations('checkout')
  const language = useLocale()
  if (!supply) return null
  const { copies: here, pickup } = supply
  const share = here === copies ? 'all' : here === 0 ? 'none' : 'some'
  return (
    <>
      <small>
        <Availability kind={share === 'all' ? 'now' : pickup ? 'later' : 'none'}>
          {t(`payment.supply.${share}`, { here, count: copies })}
        </Availability>
      </small>
      {pickup ? (
        <strong>
          {t(`payment.supply.${pickup.from}`, {
            near: nearDays[dayFrom(pickup.day) - dayOf(Date.now())] ?? 'later',
            day: formatDays(pickup.day, pickup.day, language),
            hour: pickup.readyAt,
            count: copies,
            waits: waits ? 'yes' : 'no',
          })}
        </strong>
      ) : (
        <small>{t('payment.supply.unknown')}</small>
      )}
    </>
  )
}
