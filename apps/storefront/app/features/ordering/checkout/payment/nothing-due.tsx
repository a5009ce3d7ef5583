import type { Totals } from '@stoa/contract/ordering/totals'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import styles from '../form/form.module.css'

/** In place of the choice of a way of paying: why there is nothing to choose. */
export function NothingDue({ totals }: { totals: Totals }) {
  const t = useTranslations('checkout')
  const kinds = new Set(totals.means.map(({ kind }) => kind))
  const [only] = kinds
  const by = kinds.size > 1 ? 'both' : (only ?? 'none')
  return (
    <section className={styles.section} aria-labelledby="nothing-due">
      <h2 id="nothing-due">{t('payment.ways.title')}</h2>
      <Note tone="ok">{t('payment.ways.nothingDue', { by })}</Note>
    </section>
  )
}
