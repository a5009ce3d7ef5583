import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import type { ProductExtras } from '../product-data.ts'
import styles from './sections.module.css'
import { ShippingTable } from './shipping-table.tsx'

/** Shipping costs and returns. */
export function ShippingSection({ extras }: { extras: ProductExtras }) {
  const t = useTranslations('product')
  const { texts, shipping } = extras
  return (
    <section id="shipping" className={styles.section} aria-labelledby="shipping-title">
      <div>
        <h2 id="shipping-title">{t('sections.shipping')}</h2>
        <ShippingTable types={shipping} />
      </div>
      <div className={`${page.read} ${styles.returns}`}>
        {texts['delivery-terms-withdrawal'] && <p>{texts['delivery-terms-withdrawal']}</p>}
        {texts['delivery-terms-fault'] && <p>{texts['delivery-terms-fault']}</p>}
        <p>
          <TextLink href="/pages/withdrawal">{t('withdrawal')}</TextLink>
        </p>
        <p>
          <TextLink href="/pages/shipping-and-returns">{t('allTerms')}</TextLink>
        </p>
      </div>
    </section>
  )
}
