import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import styles from './loading-line.module.css'

/** A line at the top while the next page is on its way; not seen when it comes at once. */
export function LoadingLine() {
  const t = useTranslations('chrome')
  const { state } = useNavigation()
  return state === 'idle' ? null : <progress className={styles.line} aria-label={t('opening')} />
}
