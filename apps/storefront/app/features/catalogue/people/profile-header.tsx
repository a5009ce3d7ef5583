import type { Language } from '@stoa/domain/language'
import { Breadcrumb, type Crumb } from '@stoa/ui/breadcrumb/breadcrumb'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { HeadingText } from '../../../shared/heading-text.tsx'
import { InlineSvg } from '../../../shared/inline-svg.tsx'
import page from '../../../shared/page.module.css'
import styles from './profile-header.module.css'

interface ProfileHeaderProps {
  breadcrumbs: readonly Crumb[]
  name: string
  nameLanguage: Language
  /** One line below the name. */
  subtitle: ReactNode
  /** The spines of the best-known titles. */
  spines: readonly string[]
}

/** The header of a person's or publisher's page: the name, and the spines of their books in place of a portrait. */
export function ProfileHeader({ breadcrumbs, name, nameLanguage, subtitle, spines }: ProfileHeaderProps) {
  const t = useTranslations('common')
  return (
    <div className={styles.band}>
      <div className={page.wrap}>
        <Breadcrumb label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, ...breadcrumbs]} current={name} />
        <div className={styles.inner}>
          <div className={styles.text}>
            <h1>
              <HeadingText lang={nameLanguage}>{name}</HeadingText>
            </h1>
            {subtitle && <p className={page.lead}>{subtitle}</p>}
          </div>
          {spines.length > 0 && (
            <div aria-hidden="true" className={styles.shelf}>
              <InlineSvg className={styles.spines} svg={spines.join('')} />
            </div>
          )}
        </div>
      </div>
      <div className={`${page.ledge} ${styles.ledge}`} />
    </div>
  )
}
