import type { LinePart } from '@stoa/contract/ordering/totals'
import { useTranslations } from 'use-intl'
import styles from './extension-fields.module.css'

/** What the sets of a line contain. */
export function SetParts({ parts }: { parts: readonly LinePart[] | undefined }) {
  const t = useTranslations('lines')
  if (!parts) return null
  return (
    <ul className={styles.fields} aria-label={t('set.label')}>
      {parts.map(({ productId, dimensionId, quantity, name }) => (
        <li key={`${productId} ${dimensionId}`}>{t('set.part', { quantity, name })}</li>
      ))}
    </ul>
  )
}
