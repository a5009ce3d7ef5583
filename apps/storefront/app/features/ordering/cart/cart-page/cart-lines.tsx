import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { type CartItem, sameLine, sameProduct } from '@stoa/domain/ordering/cart/cart'
import { isAskedFor } from '@stoa/domain/ordering/cart/expand-boxes'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { BackLink } from '@stoa/ui/text-link/back-link'
import { useTranslations } from 'use-intl'
import { BoxedLines } from '../../../../shared/boxed-lines.tsx'
import { editPath } from '../../../../shared/use-edited-line.ts'
import { CartLine } from './cart-line.tsx'
import styles from './cart-page.module.css'
import { GiftLine } from './gift-line.tsx'
import { GiftNote } from './gift-note.tsx'
import { lineId } from './reconcile-changes.ts'
import { RemovedLine } from './removed-line.tsx'
import { undoText } from './undo-text.ts'
import type { CartPageState } from './use-cart-page.ts'

/** What a product asks its buyer is changed where it is asked: on its page. */
function editHref({ extension }: CartItem, product: ProductCard | null | undefined, index: number) {
  const isAsked = extension?.giftCard ?? extension?.text ?? extension?.box
  return isAsked && product ? editPath(product, index) : undefined
}

/** Until the totals of a line that has just become another are there, those of the one that it was. */
function findAmounts({ totals, updating }: CartPageState, item: CartItem) {
  const lines = totals?.lines.filter(isAskedFor) ?? []
  const found = lines.find((line) => sameLine(line, item))
  return found ?? (updating ? lines.find((line) => sameProduct(line, item)) : undefined)
}

/** The cart lines in order, and the placeholder of the one just removed. */
export function CartLines({ state }: { state: CartPageState }) {
  const t = useTranslations('cart-page')
  const { items, products, totals, updating, undo } = state
  const removedLine = undo && (
    <li key="taken">
      <RemovedLine text={undoText(t, undo)} undo={undo} onUndo={state.restore} />
    </li>
  )
  const lines = items.map((item, index) => (
    <CartLine
      key={lineId(item)}
      item={item}
      product={products.byId.get(item.productId)}
      amounts={findAmounts(state, item)}
      updating={updating}
      reason={totals?.changes.find((change) => sameLine(change, item))?.reason}
      editHref={editHref(item, products.byId.get(item.productId), index)}
      boxed={<BoxedLines totals={totals} box={findAmounts(state, item)} products={products.byId} withNotes />}
      nameOf={({ productId }) => products.byId.get(productId)?.name ?? t('unknown')}
      onChange={(quantity) => state.change(item, quantity)}
      onRemove={(name) => state.remove(item, name)}
      onSetAside={(name) => void state.setAside(item, name)}
      wrapping={totals}
      onWrap={(wrapped) => state.wrap(item, wrapped)}
    />
  ))
  return (
    <>
      {state.problem && (
        <Note tone="warn" role="alert" className={styles.notices}>
          {t(`later.${state.problem}`)}
        </Note>
      )}
      <ul>
        {undo ? [...lines.slice(0, undo.index), removedLine, ...lines.slice(undo.index)] : lines}
        {totals?.lines
          .filter(({ gift }) => gift)
          .map((line) => (
            <GiftLine key={`gift-${lineId(line)}`} line={line} product={products.byId.get(line.productId)} />
          ))}
      </ul>
      <GiftNote items={items} />
      <div className={styles.below}>
        <BackLink href="/">{t('keepShopping')}</BackLink>
        <Button variant="quiet" size="small" onClick={state.empty}>
          {t('empty')}
        </Button>
      </div>
    </>
  )
}
