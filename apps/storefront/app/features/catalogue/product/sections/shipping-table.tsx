import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { formatMoney } from '@stoa/domain/money'
import { useLocale, useTranslations } from 'use-intl'
import { homeRate, shippingRows } from '../shipping-rates.ts'
import styles from './sections.module.css'

export function ShippingTable({ types }: { types: readonly ShippingType[] }) {
  const t = useTranslations('product')
  const language = useLocale()
  const freeFrom = homeRate(types)?.freeFrom ?? null
  return (
    <>
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
              <td>
                {isLowest ? t('shipping.from', { price: formatMoney(price, language) }) : formatMoney(price, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {freeFrom !== null && (
        <p className={styles.small}>{t('shipping.free', { from: formatMoney(freeFrom, language) })}</p>
      )}
    </>
  )
}
