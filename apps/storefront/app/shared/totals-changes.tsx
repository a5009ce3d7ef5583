import type { Totals } from '@stoa/contract/ordering/totals'
import { formatMoney } from '@stoa/domain/money'
import type { TotalsChange } from '@stoa/domain/ordering/pricing/compare-totals'
import { Note } from '@stoa/ui/note/note'
import { useLocale, useTranslations } from 'use-intl'
import { useProducts } from '../api/use-products.ts'
import { useTotalsChanges } from '../state/seen-totals.ts'
import { useCodeMessage } from './codes/use-code-message.ts'
import { langIfForeign } from './heading-text.tsx'
import styles from './notes.module.css'

interface TotalsChangesProps {
  totals: Totals | undefined
  className?: string
}

/** Above the lines: what changed in the amounts while the cart was left open, and why; announced when it appears. */
export function TotalsChanges({ totals, className }: TotalsChangesProps) {
  const t = useTranslations('amounts')
  const changes = useTotalsChanges(totals)
  return (
    <div role="status" className={changes.length > 0 ? className : undefined}>
      {totals && changes.length > 0 && (
        <Note tone="warn">
          <p>
            <b>{t('changed.title')}</b>
          </p>
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={JSON.stringify(change)}>
                <Change change={change} totals={totals} />
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}

function Change({ change, totals }: { change: TotalsChange; totals: Totals }) {
  const t = useTranslations('amounts')
  const language = useLocale()
  const messageOf = useCodeMessage()
  const products = useProducts(change.reason === 'price_changed' ? [change.line.productId] : [])
  if (change.reason === 'promotion_over') return t('changed.promotion', { label: change.label })
  if (change.reason === 'code_over') {
    const answer = totals.codes.find(({ code }) => code === change.code)
    return `${change.code}: ${answer ? messageOf(answer, totals).text : ''}`
  }
  const product = products.byId.get(change.line.productId)
  return t.rich('changed.price', {
    name: product?.name ?? '…',
    from: formatMoney(change.from, language),
    to: formatMoney(change.to, language),
    b: (chunks) => <b lang={product ? langIfForeign(product.nameLanguage, language) : undefined}>{chunks}</b>,
  })
}
