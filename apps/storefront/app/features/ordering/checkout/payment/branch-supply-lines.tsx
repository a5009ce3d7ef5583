import type { BranchSupply } from '@stoa/contract/ordering/checkout'
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

/** How much of the order is in a branch, and when all of it can be collected there. */
export function BranchSupplyLines({ supply, copies, waits }: BranchSupplyLinesProps) {
  const t = useTranslations('checkout')
  const language = useLocale()
  if (!supply) return null
  const { copies: here, pickup } = supply
  const share = here === copies ? 'all' : here === 0 ? 'none' : 'some'
  const when = (of: NonNullable<typeof pickup>): string => {
    if (of.until === null) {
      const day = formatDays(of.day, of.day, language)
      return t('payment.supply.from', { day, hour: of.opens, waits: waits ? 'yes' : 'no' })
    }
    return waits
      ? t('payment.supply.onceDeposited', { count: copies })
      : t('payment.supply.today', { count: copies, hour: of.until })
  }
  return (
    <>
      <small>
        <Availability kind={share === 'all' ? 'now' : pickup ? 'later' : 'none'}>
          {t(`payment.supply.${share}`, { here, count: copies })}
        </Availability>
      </small>
      {pickup && (
        <strong>{pickup.from === 'here' ? when(pickup) : t('payment.supply.brought', { when: when(pickup) })}</strong>
      )}
    </>
  )
}
