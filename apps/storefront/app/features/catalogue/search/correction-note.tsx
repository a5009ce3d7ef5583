import type { Correction } from '@stoa/contract/catalogue/search'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import { quoted, searchPath } from './quoted.ts'
import styles from './search-page.module.css'

/** The corrected query, and a link to search for the typed one. */
export function CorrectionNote({ typed, correction }: { typed: string; correction: Correction }) {
  const t = useTranslations('search')
  const { kind, text, dropped } = correction
  return (
    <p role="status" className={styles.correction}>
      {t.rich(`correction.${kind}`, {
        typed,
        text,
        dropped: dropped.join(', '),
        count: dropped.length,
        b: (chunks) => <b>{chunks}</b>,
      })}{' '}
      <TextLink href={searchPath(quoted(typed))}>{t('correction.instead', { typed })}</TextLink>
    </p>
  )
}
