import { type OrderSummary, orderFilters, orderPeriods } from '@stoa/contract/ordering/customer-orders'
import { Link } from '@stoa/ui/link/link'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import chips from '../../../../shared/chips.module.css'
import styles from './orders.module.css'
import { type OrdersQuery, ordersPath } from './orders-query.ts'

interface OrderFiltersProps {
  query: OrdersQuery
  /** The orders of this page of the list, and how many the whole list holds. */
  orders: readonly OrderSummary[]
  total: number
}

/** The order filters, as links: the URL holds the selection. Nothing where there is nothing to choose from. */
export function OrderFilters({ query, orders, total }: OrderFiltersProps) {
  const t = useTranslations('account')
  const isFiltered = query.status !== 'all' || query.period !== 'all'
  if (total <= 1 && !isFiltered) return null
  const isOneStatus = total === orders.length && new Set(orders.map(({ status }) => status)).size === 1
  return (
    <div className={styles.filters}>
      {(isFiltered || !isOneStatus) && (
        <FilterRow
          label={t('orders.status')}
          options={orderFilters.map((status) => ({
            label: t(`orders.statuses.${status}`),
            href: ordersPath({ ...query, status, page: 1 }),
            current: query.status === status,
          }))}
        />
      )}
      <FilterRow
        label={t('orders.period')}
        options={orderPeriods.map((period) => ({
          label: t(`orders.periods.${period}`),
          href: ordersPath({ ...query, period, page: 1 }),
          current: query.period === period,
        }))}
      />
    </div>
  )
}

interface FilterRowProps {
  label: string
  options: { label: string; href: string; current: boolean }[]
}

function FilterRow({ label, options }: FilterRowProps) {
  const id = useId()
  return (
    <nav className={styles.filter} aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ul className={chips.chips}>
        {options.map(({ label: name, href, current }) => (
          <li key={href}>
            <Link className={chips.chip} href={href} aria-current={current ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
