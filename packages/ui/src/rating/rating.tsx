import { classNames } from '../class-names.ts'
import type { Locale } from '../price/format-price.ts'
import styles from './rating.module.css'

type RatingProps = {
  /** 0 to 5, fractions shown. */
  value: number
  locale: Locale
  /** The whole in words, as "Rated 4.6 out of 5, 112 ratings". */
  label: string
  /** How many rated; shown in brackets. */
  count?: number
  size?: 'small' | 'default' | 'large'
  /** Stars without the figure beside them. */
  starsOnly?: boolean
}

/** Five masked stars, the figure and the count; read aloud as one sentence. */
export function Rating({ value, locale, label, count, size = 'default', starsOnly }: RatingProps) {
  const figure = value.toLocaleString(locale === 'el' ? 'el-GR' : 'en-GB', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      <svg
        className={classNames(styles.stars, styles[size])}
        viewBox="0 0 5 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.off} width={5} height={1} />
        <rect className={styles.on} width={value} height={1} />
      </svg>
      {!starsOnly && (
        <span>
          {figure} {count !== undefined && <span className={styles.count}>({count})</span>}
        </span>
      )}
    </span>
  )
}
