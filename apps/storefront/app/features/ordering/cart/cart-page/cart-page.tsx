import { refusalTitle } from '@stoa/browser/query/refused'
import { useHydrated } from '@stoa/browser/store/use-hydrated'
import type { Totals } from '@stoa/contract/ordering/totals'
import { countCopies } from '@stoa/domain/ordering/cart/cart'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { Note } from '@stoa/ui/note/note'
import { Price } from '@stoa/ui/price/price'
import { useLocale, useTranslations } from 'use-intl'
import { CartProblems } from '../../../../shared/cart-problems.tsx'
import { WaitingCodes } from '../../../../shared/codes/waiting-codes.tsx'
import { FailedNote } from '../../../../shared/failed-note.tsx'
import page from '../../../../shared/page.module.css'
import { TotalsChanges } from '../../../../shared/totals-changes.tsx'
import { WaitsTogether } from '../../../../shared/waits-together.tsx'
import { emptyCartScript } from '../../../../state/stored-cart.ts'
import { SavedLines } from '../saved/saved-lines.tsx'
import { CartLines } from './cart-lines.tsx'
import styles from './cart-page.module.css'
import { CartSkeleton, SummarySkeleton } from './cart-skeleton.tsx'
import { CartSummary, type PaymentName } from './cart-summary.tsx'
import { CartUnion } from './cart-union.tsx'
import { RelatedBooks } from './related-books.tsx'
import { RemovedLine } from './removed-line.tsx'
import { undoText } from './undo-text.ts'
import { type CartPageState, useCartPage } from './use-cart-page.ts'

interface CartPageProps {
  payments: readonly PaymentName[]
  homeTypeId: number | undefined
  /** The shopper was redirected here from the checkout, because the cart was empty. */
  cartRequired: boolean
}

const skeletonLines = 2

type View = 'waiting' | 'empty' | 'failed' | 'cart'

function viewOf({ items, totals, products, error }: CartPageState, inBrowser: boolean): View {
  if (!inBrowser) return 'waiting'
  if (items.length === 0) return 'empty'
  if (totals && !products.loading) return 'cart'
  return error ? 'failed' : 'waiting'
}

function gridClass(view: View, inBrowser: boolean): string | undefined {
  const waiting = view === 'waiting' ? `${styles.grid} ${styles.waiting}` : styles.grid
  return inBrowser ? waiting : `${waiting} ${styles.unread}`
}

export function CartPage({ payments, homeTypeId, cartRequired }: CartPageProps) {
  const t = useTranslations('cart-page')
  const state = useCartPage()
  const inBrowser = useHydrated()
  const view = viewOf(state, inBrowser)
  const { items, updating } = state
  const totals = view === 'cart' ? state.totals : undefined
  return (
    <main id="main" tabIndex={-1}>
      {!inBrowser && <script>{emptyCartScript}</script>}
      <div className={page.wrap}>
        <div className={styles.head}>
          <h1>{t('title')}</h1>
          {items.length > 0 && <p>{t('count', { count: countCopies(items) })}</p>}
        </div>
        {totals && totals.lines.length > 0 && <CartBar totals={totals} updating={updating} />}
        <div className={gridClass(view, inBrowser)}>
          <div className={view === 'empty' || view === 'failed' ? styles.whole : undefined}>
            <CartUnion />
            <div role="status" className={styles.notices}>
              <CartProblems problems={state.problems} fieldsBelow />
            </div>
            <TotalsChanges totals={totals} className={styles.notices} />
            <WaitsTogether totals={totals} />
            <noscript>
              <Note tone="warn">{t('withoutScripts')}</Note>
            </noscript>
            {view === 'waiting' && <CartSkeleton lines={items.length || skeletonLines} />}
            {(view === 'empty' || !inBrowser) && (
              <div className={styles.empty}>
                <EmptyCart state={state} cartRequired={cartRequired} />
              </div>
            )}
            {view === 'failed' && <FailedCart error={state.error} onRetry={state.retry} />}
            {view === 'cart' && state.error && (
              <FailedNote
                text={t('refreshFault')}
                error={state.error}
                className={styles.notices}
                onRetry={state.retry}
              />
            )}
            {view === 'cart' && <CartLines state={state} />}
            {inBrowser && <SavedLines saved={state.saved} />}
          </div>
          {view === 'waiting' && <SummarySkeleton />}
          {totals && <CartSummary {...{ totals, payments, homeTypeId, updating }} priceWith={state.priceWith} />}
        </div>
      </div>
      {inBrowser && <RelatedBooks items={items} />}
    </main>
  )
}

function EmptyCart({ state, cartRequired }: { state: CartPageState; cartRequired: boolean }) {
  const t = useTranslations('cart-page')
  return (
    <>
      {cartRequired && <Note className={styles.notices}>{t('needed')}</Note>}
      {state.undo && <RemovedLine text={undoText(t, state.undo)} undo={state.undo} onUndo={state.restore} />}
      <EmptyState icon="bag" title={t('emptyTitle')} action={<ButtonLink href="/">{t('emptyAction')}</ButtonLink>}>
        {t('emptyText')}
      </EmptyState>
      <WaitingCodes />
    </>
  )
}

function FailedCart({ error, onRetry }: { error: Error | null; onRetry(): void }) {
  const t = useTranslations('cart-page')
  const common = useTranslations('common')
  return (
    <div role="alert">
      <EmptyState icon="refresh-cw" title={t('errorTitle')} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
        {t('errorText')} {refusalTitle(error) ?? common('unreached')}
      </EmptyState>
    </div>
  )
}

/** The checkout button of the page's head: on a phone it stays at the bottom of the screen. */
function CartBar({ totals, updating }: { totals: Totals; updating: boolean }) {
  const t = useTranslations('cart-page')
  const language = useLocale()
  return (
    <nav className={`${page.bottomBar} ${styles.bar}`} aria-label={t('checkoutBar')} data-print="hide">
      <p className={updating ? styles.updating : undefined}>
        <span>{t(totals.means.length > 0 ? 'due' : 'total')}</span>
        <Price cents={totals.due} locale={language} size="line" />
      </p>
      <ButtonLink href="/checkout-information" iconAfter="arrow-right">
        {t('checkoutShort')}
      </ButtonLink>
    </nav>
  )
}
