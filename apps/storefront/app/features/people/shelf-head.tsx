import type { Language } from '@stoa/domain/language'
import { Breadcrumb, type Crumb } from '@stoa/ui/breadcrumb/breadcrumb'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Drawing } from '../../shared/drawing.tsx'
import { HeadingText } from '../../shared/heading-text.tsx'
import page from '../../shared/page.module.css'
import styles from './shelf-head.module.css'

interface ShelfHeadProps {
  trail: readonly Crumb[]
  name: string
  nameLanguage: Language
  /** One line below the name. */
  line: ReactNode
  /** The best-known titles seen from the side. */
  spines: readonly string[]
}

/** The head of a person's page and of a house's: the name, and their own books on the ledge in place of a portrait. */
export function ShelfHead({ trail, name, nameLanguage, line, spines }: ShelfHeadProps) {
  const t = useTranslations('common')
  return (
    <div className={styles.band}>
      <div className={page.wrap}>
        <Breadcrumb label={t('breadcrumb')} trail={[{ label: t('home'), href: '/' }, ...trail]} current={name} />
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1>
              <HeadingText lang={nameLanguage}>{name}</HeadingText>
            </h1>
            {line && <p className={page.lead}>{line}</p>}
          </div>
          {spines.length > 0 && (
            <div aria-hidden="true" className={styles.shelf}>
              <Drawing className={styles.spines} svg={spines.join('')} />
            </div>
          )}
        </div>
      </div>
      <div className={styles.ledge} />
    </div>
  )
}
