import { hasGreek, transliterate } from '@stoa/domain/transliterate'
import { useLocale } from 'use-intl'
import styles from './title-gloss.module.css'

/** A Greek title in Latin letters, below it on English pages; nothing elsewhere. */
export function TitleGloss({ title }: { title: string }) {
  const language = useLocale()
  if (language !== 'en' || !hasGreek(title)) return null
  return (
    <p className={styles.gloss} lang="el-Latn">
      {transliterate(title)}
    </p>
  )
}
