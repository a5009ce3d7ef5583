import type { Totals } from '@stoa/contract/ordering/totals'
import { countAskedFor } from '@stoa/domain/ordering/cart/expand-boxes'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Price } from '@stoa/ui/price/price'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useLocale, useTranslations } from 'use-intl'
import styles from './drawer.module.css'

/** The total, and the links to the cart and the checkout. */
export function DrawerFoot({ totals }: { totals: Totals | undefined }) {
  const t = useTranslations('cart')
  const language = useLocale()
  const count = countAskedFor(totals?.lines ?? [])
  const isFree = totals?.shippingCost === 0 && !totals.shippingVaries
  return (
    <>
      <dl className={styles.sums} aria-live="polite">
        {totals ? (
          <>
            <div>
              <dt>{t(totals.shippingVaries ? 'shippingFrom' : isFree ? 'shippingFree' : 'shipping')}</dt>
              <dd>{!isFree && <Price cents={totals.shippingCost} locale={language} className={styles.part} />}</dd>
            </div>
            {totals.means.map(({ kind, code, amount }) => (
              <div key={`${kind} ${code}`}>
                <dt>{t(`means.${kind}`, { code })}</dt>
                <dd>
                  <Price cents={-amount} locale={language} className={styles.part} />
                </dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>
                {t(totals.means.length > 0 ? 'due' : 'total')} <span>{t('count', { count })}</span>
              </dt>
              <dd>
                <Price cents={totals.due} locale={language} className={styles.sum} />
              </dd>
            </div>
          </>
        ) : (
          <Skeleton shape="line" />
        )}
      </dl>
      <div className={styles.actions}>
        <ButtonLink href="/checkout-information" size="large">
          {t('checkout')}
        </ButtonLink>
        <ButtonLink href="/cart" variant="secondary">
          {t('view')}
        </ButtonLink>
      </div>
    </>
  )
}
