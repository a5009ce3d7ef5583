import { orderFilters, orderPeriods } from '@stoa/contract/ordering/customer-orders'
import { Link } from '@stoa/ui/link/link'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import chips from '../../../../shared/chips.module.css'
import styles from './orders.module.css'
import { type OrdersQuery, ordersPath } from './orders-query.ts'

/** The order filters, as links: the URL holds the selection. */
export function OrderFilters({ query }: { query: OrdersQuery }) {
  const t = useTranslations('account')
  return (
    <div className={styles.filters}>
      <FilterRow
        label={t('orders.status')}
        options={orderFilters.map((status) => ({
          label: t(`orders.statuses.${status}`),
          href: ordersPath({ ...query, status, page: 1 }),
          current: query.status === status,
        }))}
      />
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
