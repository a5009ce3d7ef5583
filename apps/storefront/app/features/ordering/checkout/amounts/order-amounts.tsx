import type { Totals } from '@stoa/contract/ordering/cart'
import { formatMoney } from '@stoa/domain/money'
import { useLocale, useTranslations } from 'use-intl'
import { Amounts } from '../../../../shared/amounts.tsx'
import { vatShares } from '../../../../shared/vat-shares.ts'

interface OrderAmountsProps {
  totals: Totals
  updating: boolean
  shippingChosen: boolean
}

/** The adjustments and the total, by name. */
export function OrderAmounts({ totals, updating, shippingChosen }: OrderAmountsProps) {
  const t = useTranslations('checkout')
  return (
    <Amounts
      amounts={totals}
      labels={shippingChosen ? {} : { shipping: t('summary.shippingGuess') }}
      totalLabel={t('summary.total')}
      note={<VatNote totals={totals} />}
      busy={updating}
    />
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
