import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useLocale, useTranslations } from 'use-intl'
import { useProducts } from '../../../api/use-products.ts'
import { foreign } from '../../../shared/heading-text.tsx'
import { type CartWord, cartNews, useCartNews } from '../../../state/cart-news.ts'
import styles from './cart-page.module.css'
import { lineId } from './settle-changes.ts'

const keys = {
  product_not_found: 'union.notFound',
  product_unavailable: 'union.unavailable',
  quantity_reduced: 'union.reduced',
  quantity_too_high: 'union.tooHigh',
  cart_full: 'union.full',
} as const

const keyOf = ({ reason, had }: CartWord) => (reason ? keys[reason] : had > 0 ? 'union.added' : 'union.brought')

/** What has sold out on the screen itself is told beside its line. */
const isNews = ({ reason, kept }: CartWord): boolean => kept > 0 || reason !== 'product_unavailable'

/** What came from an earlier visit and what could not, line by line, until the shopper has read it. */
export function CartUnion() {
  const t = useTranslations('cart-page')
  const language = useLocale()
  const news = useCartNews().filter(isNews)
  const { byId } = useProducts(news.map(({ productId }) => productId))
  return (
    <div role="status">
      {news.length > 0 && (
        <Note tone="ok" className={styles.union}>
          <h2 className={styles.unionTitle}>{t('union.title')}</h2>
          <ul className={styles.noticeList}>
            {news.map((word) => {
              const product = byId.get(word.productId)
              return (
                <li key={lineId(word)}>
                  {t.rich(keyOf(word), {
                    name: word.name ?? product?.name ?? t('unknown'),
                    had: word.had,
                    kept: word.kept,
                    now: word.now,
                    b: (words) => <b lang={product ? foreign(product.nameLanguage, language) : undefined}>{words}</b>,
                  })}
                </li>
              )
            })}
          </ul>
          <Button variant="quiet" size="small" className={styles.seen} onClick={() => cartNews.forget()}>
            {t('union.seen')}
          </Button>
        </Note>
      )}
    </div>
  )
}
