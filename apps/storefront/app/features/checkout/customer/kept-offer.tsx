import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useProducts } from '../../../api/use-products.ts'
import { foreign } from '../../../shared/heading-text.tsx'
import { declineAside, takeAside, useCartRecord } from '../../../state/cart-record.ts'
import styles from './kept-offer.module.css'

/** What an earlier visit left in the cart: not in this order unless the shopper says so. */
export function KeptOffer() {
  const t = useTranslations('checkout')
  const language = useLocale()
  const record = useCartRecord()
  const [answer, setAnswer] = useState<'taken' | 'left' | null>(null)
  const aside = record && !record.declined ? record.aside : []
  const { byId } = useProducts(aside.map(({ productId }) => productId))
  const answerWith = (given: 'taken' | 'left', act: () => void) => {
    setAnswer(given)
    act()
  }
  return (
    <div role="status">
      {aside.length === 0 && answer && <Note className={styles.offer}>{t(`kept.${answer}`)}</Note>}
      {aside.length > 0 && (
        <Note className={styles.offer}>
          <p>
            <b>{t('kept.title')}</b>
          </p>
          <ul className={styles.list}>
            {aside.map(({ productId, dimensionId, quantity }) => {
              const product = byId.get(productId)
              return (
                <li key={`${productId}-${dimensionId}`}>
                  {t.rich('kept.line', {
                    name: product?.name ?? t('summary.unknown'),
                    count: quantity,
                    b: (words) => <b lang={product ? foreign(product.nameLanguage, language) : undefined}>{words}</b>,
                  })}
                </li>
              )
            })}
          </ul>
          <p>{t('kept.text')}</p>
          <div className={styles.ways}>
            <Button variant="secondary" size="small" onClick={() => answerWith('taken', takeAside)}>
              {t('kept.take')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => answerWith('left', declineAside)}>
              {t('kept.leave')}
            </Button>
          </div>
        </Note>
      )}
    </div>
  )
}
