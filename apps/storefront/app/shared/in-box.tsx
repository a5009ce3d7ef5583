import { useTranslations } from 'use-intl'
import styles from './extension-fields.module.css'

interface InBoxProps {
  line: { boxLine?: number }
  /** The name of the gift box that is the line at this position. */
  nameOf?(boxLine: number): string | undefined
}

/** Of a thing in a gift box: in which. */
export function InBox({ line: { boxLine }, nameOf }: InBoxProps) {
  const t = useTranslations('lines')
  if (boxLine === undefined) return null
  return <p className={styles.inBox}>{t('inBox', { name: nameOf?.(boxLine) ?? '…' })}</p>
}
