import type { Product } from '@stoa/contract/catalogue/catalogue'
import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { isMadeToOrder, isWithdrawable } from '@stoa/domain/catalogue/product-kinds'
import { formatMoney } from '@stoa/domain/money'
import { handlingDays } from '@stoa/domain/ordering/delivery/delivery-bands'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useLocale, useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import type { ProductExtras } from '../product-data.ts'
import { homeRate, shippingRows } from '../shipping-rates.ts'
import sections from './sections.module.css'
import styles from './shipping-section.module.css'

/** Shipping costs and returns. */
export function ShippingSection({ product, extras }: { product: Product; extras: ProductExtras }) {
  const t = useTranslations('product')
  const { texts, shipping } = extras
  const { kind, deliveryBand } = product
  const making = isMadeToOrder(kind) && deliveryBand && handlingDays(deliveryBand)
  return (
    <section id="shipping" className={sections.section} aria-labelledby="shipping-title">
      <div>
        <h2 id="shipping-title">{t('sections.shipping')}</h2>
        <ShippingTable types={shipping} />
        {making && <p className={styles.small}>{t('shipping.made', { ...making })}</p>}
      </div>
      <div className={`${page.read} ${styles.returns}`}>
        <Withdrawal product={product} text={texts['delivery-terms-withdrawal']} />
        {texts['delivery-terms-fault'] && <p>{texts['delivery-terms-fault']}</p>}
        <p>
          <TextLink href="/pages/legal-guarantee">{t('legalGuarantee')}</TextLink>
        </p>
        <p>
          <TextLink href="/pages/shipping-and-returns">{t('allTerms')}</TextLink>
        </p>
      </div>
    </section>
  )
}

/** What is made for somebody is not taken back. */
function Withdrawal({ product, text }: { product: Product; text: string | undefined }) {
  const t = useTranslations('product')
  const kinds = useTranslations('product-kinds')
  if (!isWithdrawable(product.kind)) return <p>{kinds('custom.notReturned')}</p>
  return (
    <>
      {text && <p>{text}</p>}
      <p>
        <TextLink href="/withdrawal">{t('withdrawal')}</TextLink>
      </p>
    </>
  )
}

function ShippingTable({ types }: { types: readonly ShippingType[] }) {
  const t = useTranslations('product')
  const language = useLocale()
  const freeFrom = homeRate(types)?.freeFrom ?? null
  const cost = (cents: number, isLowest: boolean) => {
    if (isLowest) return t('shipping.from', { price: formatMoney(cents, language) })
    return cents === 0 ? t('shipping.noCost') : formatMoney(cents, language)
  }
  return (
    <>
      <div className={styles.tariff}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('shipping.way')}</th>
              <th scope="col">{t('shipping.when')}</th>
              <th scope="col">{t('shipping.cost')}</th>
            </tr>
          </thead>
          <tbody>
            {shippingRows(types).map(({ key, name, price, isLowest, minDays, maxDays }) => (
              <tr key={key}>
                <th scope="row">{name ?? t('shipping.abroad')}</th>
                <td>{t('shipping.days', { minDays, maxDays })}</td>
                <td>{cost(price, isLowest)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {freeFrom !== null && (
        <p className={styles.small}>{t('shipping.free', { from: formatMoney(freeFrom, language) })}</p>
      )}
    </>
  )
}
