import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import styles from './loading-line.module.css'

/** A progress bar while the next page is loading; not shown when that is fast. */
export function LoadingLine() {
  const t = useTranslations('chrome')
  const { state } = useNavigation()
  return state === 'idle' ? null : <progress className={styles.line} aria-label={t('opening')} />
}
