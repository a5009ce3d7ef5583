import { formatMoney } from '@stoa/domain/money'
import { useLocale, useTranslations } from 'use-intl'
import type { ProductExtras } from '../product-data.ts'
import styles from './buy-panel.module.css'

/** What the parts of a set cost separately, and how much less the set costs. */
export function SetSaving({ separately, saving }: NonNullable<ProductExtras['setSaving']>) {
  const t = useTranslations('product-kinds')
  const language = useLocale()
  return (
    <dl className={styles.saving}>
      <div>
        <dt>{t('set.separately')}</dt>
        <dd>{formatMoney(separately, language)}</dd>
      </div>
      <div>
        <dt>{t('set.saving')}</dt>
        <dd>{formatMoney(saving, language)}</dd>
      </div>
    </dl>
  )
}
