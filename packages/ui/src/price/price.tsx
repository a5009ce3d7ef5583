import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { formatPrice, type Locale } from './format-price.ts'
import styles from './price.module.css'

type PriceProps = {
  /** VAT included. `null` is shown as a dash, for products not for sale. */
  cents: number | null
  locale: Locale
  /** card 18, line 20, total 30, product 38 px. */
  size?: 'card' | 'line' | 'total' | 'product'
  /** Lowest price of the last 30 days, `null` if nothing was reduced: struck through, its label for screen readers only. */
  prior?: { cents: number | null; label: string }
  /** Before the price, where it is the least of several: “from”. */
  from?: string | false
  /** Read aloud instead of the dash. */
  absentLabel?: string
  /** Shown but not for sale now. */
  muted?: boolean
  badge?: ReactNode
  className?: string
}

export function Price(props: PriceProps) {
  const { cents, locale, size = 'card', prior, from, absentLabel, muted, badge, className } = props
  const tone = classNames(styles.price, muted && styles.muted)
  if (cents === null) return <MissingPrice className={tone} label={absentLabel} />
  return (
    <span className={classNames(styles.row, styles[size], className)}>
      {from && <span className={styles.from}>{from} </span>}
      <span className={tone}>{formatPrice(cents, locale)}</span>
      {prior && prior.cents !== null && (
        <s className={styles.prior}>
          <VisuallyHidden>{prior.label} </VisuallyHidden>
          {formatPrice(prior.cents, locale)}
        </s>
      )}
      {badge}
    </span>
  )
}

function MissingPrice({ className, label }: { className: string; label?: string }) {
  return (
    <span className={className}>
      <span aria-hidden="true">–</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
