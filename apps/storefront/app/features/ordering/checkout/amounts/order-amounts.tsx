import type { Totals } from '@stoa/contract/ordering/cart'
import { formatMoney } from '@stoa/domain/money'
import { useLocale, useTranslations } from 'use-intl'
import { Amounts } from '../../../../shared/amounts.tsx'
import { vatShares } from '../../../../shared/vat-shares.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import { useDraft } from '../form/draft-store.ts'

interface OrderAmountsProps {
  totals: Totals
  updating: boolean
  shippingChosen: boolean
}

/** The parts of the total, by name. */
export function OrderAmounts({ totals, updating, shippingChosen }: OrderAmountsProps) {
  const t = useTranslations('checkout')
  const { paymentTypes } = useCheckoutData()
  const { choice } = useDraft()
  const payment = paymentTypes.find(({ id }) => id === choice.paymentTypeId)
  const rows = [
    { label: t('summary.goods'), amount: totals.products },
    ...(totals.discount > 0 ? [{ label: t('summary.discount'), amount: totals.discount, isDeduction: true }] : []),
    { label: t(shippingChosen ? 'summary.shipping' : 'summary.shippingGuess'), amount: totals.shipping },
    ...(payment && totals.paymentFee > 0 ? [{ label: payment.name, amount: totals.paymentFee }] : []),
  ]
  return (
    <Amounts
      rows={rows}
      total={{ label: t('summary.total'), amount: totals.total }}
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
