import type { Language } from '@stoa/domain/language'
import type { ReactNode } from 'react'
import { HeadingText } from './heading-text.tsx'
import styles from './page.module.css'

interface SectionHeadProps {
  title: string
  intro?: string | null
  lang?: Language
  /** A link to the full list. */
  more?: ReactNode
  id?: string
}

/** Title, one sentence and a link to the rest. */
export function SectionHead({ title, intro, lang, more, id }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>
          <HeadingText lang={lang}>{title}</HeadingText>
        </h2>
        {intro && <p lang={lang}>{intro}</p>}
      </div>
      {more}
    </div>
  )
}
