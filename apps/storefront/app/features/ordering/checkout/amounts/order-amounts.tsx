import type { Totals } from '@stoa/contract/ordering/totals'
import { formatMoney } from '@stoa/domain/money'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Amounts } from '../../../../shared/amounts.tsx'
import { vatShares } from '../../../../shared/vat-shares.ts'

interface OrderAmountsProps {
  totals: Totals
  updating: boolean
  shippingChosen: boolean
  /** What lowers the amounts, above the total. */
  children?: ReactNode
}

/** The adjustments and the total, by name. */
export function OrderAmounts({ totals, updating, shippingChosen, children }: OrderAmountsProps) {
  const t = useTranslations('checkout')
  return (
    <Amounts
      amounts={totals}
      labels={shippingChosen ? {} : { shipping: t('summary.shippingGuess') }}
      totalLabel={t('summary.total')}
      note={<VatNote totals={totals} />}
      busy={updating}
    >
      {children}
    </Amounts>
  )
}

function VatNote({ totals }: { totals: Totals }) {
  const t = useTranslations('checkout')
  const language = useLocale()
  const shares = vatShares(totals)
  if (shares.length === 0) return <p>{t('summary.vatNone')}</p>
  const sentences = shares.map(({ percent, vat }, index) =>
    t(index === 0 ? 'summary.vat' : 'summary.vatNext', { rate: percent, amount: formatMoney(vat, language) }),
  )
  return <p>{sentences.join('')}</p>
}
