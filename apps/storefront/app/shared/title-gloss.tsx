import type { Language } from '@stoa/domain/language'
import { hasGreek, transliterate } from '@stoa/domain/transliterate'
import { useLocale } from 'use-intl'
import styles from './title-gloss.module.css'

interface Titled {
  title: string
  /** Null or absent when it is not known. */
  englishTitle?: string | null | undefined
}

interface TitleGlossProps extends Titled {
  /** A span, where no paragraph may stand. */
  inline?: boolean
}

/** How English readers know a Greek title: in English, or in Latin letters. Null where they can read it. */
function glossOf({ title, englishTitle }: Titled, language: Language): string | null {
  return language === 'en' && hasGreek(title) ? (englishTitle ?? transliterate(title)) : null
}

/** For one line of plain text: what the reader can read comes first, for tabs and lists of results cut the end. */
export function titleInLine(titled: Titled, language: Language): string {
  const gloss = glossOf(titled, language)
  return gloss === null ? titled.title : `${gloss} (${titled.title})`
}

/** Below a Greek title on English pages: its English title, or the Greek one in Latin letters. Nothing elsewhere. */
export function TitleGloss({ title, englishTitle, inline = false }: TitleGlossProps) {
  const language = useLocale()
  const gloss = glossOf({ title, englishTitle }, language)
  if (gloss === null) return null
  const Tag = inline ? 'span' : 'p'
  return (
    <Tag className={styles.gloss} lang={englishTitle ? 'en' : 'el-Latn'}>
      {gloss}
    </Tag>
  )
}
