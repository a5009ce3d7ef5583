import type { CartChange } from '@stoa/contract/ordering/cart'
import { lineKey } from '@stoa/domain/ordering/cart/cart'
import { Note } from '@stoa/ui/note/note'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useLocale, useTranslations } from 'use-intl'
import { useProducts } from '../../../../api/use-products.ts'
import { changeValues } from '../../../../shared/change-values.ts'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import styles from '../layout/layout.module.css'

/** `quantity_reduced` to zero has a message of its own. */
const messageKeyOf = ({ reason, granted }: CartChange) =>
  reason === 'quantity_reduced' && granted === 0 ? 'quantity_none' : reason

/** The lines that cannot be ordered as requested, with messages, and a link back to the cart. */
export function ChangedLines({ changes }: { changes: readonly CartChange[] }) {
  const t = useTranslations('checkout')
  const products = useProducts(changes.map(({ productId }) => productId))
  const language = useLocale()
  const langOf = (productId: number) => {
    const product = products.byId.get(productId)
    return product ? langIfForeign(product.nameLanguage, language) : undefined
  }
  if (changes.length === 0) return null
  return (
    <Note tone="warn" className={styles.note}>
      <p>
        <b>{t('changes.title')}</b>
      </p>
      <ul className={styles.noteList}>
        {changes.map((change) => (
          <li key={lineKey(change)}>
            {t.rich(`changes.${messageKeyOf(change)}`, {
              ...changeValues(change, products.byId.get(change.productId)?.name ?? change.name ?? t('summary.unknown')),
              b: (chunks) => <b lang={langOf(change.productId)}>{chunks}</b>,
            })}
          </li>
        ))}
      </ul>
      <TextLink href="/cart">{t('changes.seeCart')}</TextLink>
    </Note>
  )
}
