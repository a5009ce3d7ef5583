import type { CartChange } from '@stoa/contract/ordering/cart'
import { Note } from '@stoa/ui/note/note'
import { useLocale, useTranslations } from 'use-intl'
import type { LoadedProducts } from '../../../../api/use-products.ts'
import { changeValues } from '../../../../shared/change-values.ts'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import styles from './cart-page.module.css'
import { lineId } from './reconcile-changes.ts'

/** `quantity_reduced` to zero has a message of its own. */
const messageKeyOf = ({ reason, granted }: CartChange) =>
  reason === 'quantity_reduced' && granted === 0 ? 'quantity_none' : reason

interface CartNoticesProps {
  notices: readonly CartChange[]
  products: LoadedProducts
}

/** A message for each line that was lowered or is unavailable, above the lines; announced when it appears. */
export function CartNotices({ notices, products }: CartNoticesProps) {
  const t = useTranslations('cart-page')
  const language = useLocale()
  const langOf = (productId: number) => {
    const product = products.byId.get(productId)
    return product ? langIfForeign(product.nameLanguage, language) : undefined
  }
  return (
    <div role="status" className={styles.notices}>
      {notices.length > 0 && (
        <Note tone="warn">
          <p className="sr">{t('changes.title')}</p>
          <ul className={styles.noticeList}>
            {notices.map((change) => (
              <li key={lineId(change)}>
                {t.rich(`changes.${messageKeyOf(change)}`, {
                  ...changeValues(change, products.byId.get(change.productId)?.name ?? change.name ?? t('unknown')),
                  b: (chunks) => <b lang={langOf(change.productId)}>{chunks}</b>,
                })}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
