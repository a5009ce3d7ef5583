import { productsOf } from '@stoa/domain/ordering/cart/cart'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useLocale, useTranslations } from 'use-intl'
import { useProducts } from '../../../../api/use-products.ts'
import { ExtensionFields } from '../../../../shared/extension-fields.tsx'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import { type CartUpdate, cartUpdates, useCartUpdates } from '../../../../state/cart-updates.ts'
import styles from './cart-page.module.css'
import { lineId } from './reconcile-changes.ts'

const keys = {
  product_not_found: 'union.notFound',
  bought_by_parts: 'union.boughtByParts',
  not_on_sale_yet: 'union.notOnSaleYet',
  extension_not_accepted: 'union.extensionNotAccepted',
  extension_missing: 'union.extensionMissing',
  text_too_long: 'union.textTooLong',
  send_day_invalid: 'union.sendDay',
  box_too_full: 'union.boxTooFull',
  boxes_too_many: 'union.boxesTooMany',
  box_item_refused: 'union.boxItem',
  box_item_unavailable: 'union.boxItem',
  box_item_short: 'union.boxShort',
  product_unavailable: 'union.unavailable',
  quantity_reduced: 'union.reduced',
  quantity_too_high: 'union.tooHigh',
  cart_full: 'union.full',
} as const

const messageKeyOf = ({ reason, had }: CartUpdate) =>
  reason ? keys[reason] : had > 0 ? 'union.added' : 'union.brought'

/** Lines of this cart that sold out have their message beside them. */
const isReportable = ({ reason, kept }: CartUpdate): boolean => kept > 0 || reason !== 'product_unavailable'

/** What came from an earlier visit and what could not be added, line by line, until the shopper has read it. */
export function CartUnion() {
  const t = useTranslations('cart-page')
  const language = useLocale()
  const updates = useCartUpdates().filter(isReportable)
  const { byId } = useProducts(
    productsOf(updates.map((update) => ({ ...update, quantity: update.now }))).map(({ productId }) => productId),
  )
  return (
    <div role="status">
      {updates.length > 0 && (
        <Note tone="ok" className={styles.merged}>
          <h2 className={styles.mergedTitle}>{t('union.title')}</h2>
          <ul className={styles.noticeList}>
            {updates.map((update) => {
              const product = byId.get(update.productId)
              return (
                <li key={lineId(update)}>
                  {t.rich(messageKeyOf(update), {
                    name: update.name ?? product?.name ?? t('unknown'),
                    had: update.had,
                    kept: update.kept,
                    now: update.now,
                    b: (chunks) => (
                      <b lang={product ? langIfForeign(product.nameLanguage, language) : undefined}>{chunks}</b>
                    ),
                  })}
                  <ExtensionFields
                    extension={update.extension}
                    nameOf={(item) => byId.get(item.productId)?.name ?? t('unknown')}
                  />
                </li>
              )
            })}
          </ul>
          <Button variant="quiet" size="small" className={styles.seen} onClick={() => cartUpdates.clear()}>
            {t('union.seen')}
          </Button>
        </Note>
      )}
    </div>
  )
}
