import { lineKey, productsOf } from '@stoa/domain/ordering/cart/cart'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useProducts } from '../../../../api/use-products.ts'
import { ExtensionFields } from '../../../../shared/extension-fields.tsx'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import { acceptSetAside, declineSetAside, useCartRecord } from '../../../../state/cart-record.ts'
import styles from './set-aside-offer.module.css'

/** What an earlier visit left in the cart: not part of this order unless the shopper adds it. */
export function SetAsideOffer() {
  const t = useTranslations('checkout')
  const language = useLocale()
  const record = useCartRecord()
  const [decision, setDecision] = useState<'taken' | 'left' | null>(null)
  const setAsideItems = record && !record.declined ? record.aside : []
  const { byId } = useProducts(productsOf(setAsideItems).map(({ productId }) => productId))
  const decide = (choice: 'taken' | 'left', action: () => void) => {
    setDecision(choice)
    action()
  }
  return (
    <div role="status">
      {setAsideItems.length === 0 && decision && <Note className={styles.offer}>{t(`kept.${decision}`)}</Note>}
      {setAsideItems.length > 0 && (
        <Note className={styles.offer}>
          <p>
            <b>{t('kept.title')}</b>
          </p>
          <ul className={styles.list}>
            {setAsideItems.map((item) => {
              const product = byId.get(item.productId)
              return (
                <li key={lineKey(item)}>
                  {t.rich('kept.line', {
                    name: product?.name ?? t('summary.unknown'),
                    count: item.quantity,
                    b: (chunks) => (
                      <b lang={product ? langIfForeign(product.nameLanguage, language) : undefined}>{chunks}</b>
                    ),
                  })}
                  <ExtensionFields
                    extension={item.extension}
                    nameOf={({ productId }) => byId.get(productId)?.name ?? t('summary.unknown')}
                  />
                </li>
              )
            })}
          </ul>
          <p>{t('kept.text')}</p>
          <div className={styles.actions}>
            <Button variant="secondary" size="small" onClick={() => decide('taken', acceptSetAside)}>
              {t('kept.take')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => decide('left', declineSetAside)}>
              {t('kept.leave')}
            </Button>
          </div>
        </Note>
      )}
    </div>
  )
}
