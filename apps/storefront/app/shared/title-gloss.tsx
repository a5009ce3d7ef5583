import { hasGreek, transliterate } from '@stoa/domain/transliterate'
import { useLocale } from 'use-intl'
import styles from './title-gloss.module.css'

interface TitleGlossProps {
  title: string
  /** Null or absent when it is not known. */
  englishTitle?: string | null | undefined
  /** A span, where no paragraph may stand. */
  inline?: boolean
}

/** Below a Greek title on English pages: its English title, or the Greek one in Latin letters. Nothing elsewhere. */
export function TitleGloss({ title, englishTitle, inline = false }: TitleGlossProps) {
  const language = useLocale()
  if (language !== 'en' || !hasGreek(title)) return null
  const Tag = inline ? 'span' : 'p'
  return (
    <Tag className={styles.gloss} lang={englishTitle ? 'en' : 'el-Latn'}>
      {englishTitle ?? transliterate(title)}
    </Tag>
  )
}
