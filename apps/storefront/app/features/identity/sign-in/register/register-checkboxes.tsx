import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { TextLink } from '@stoa/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../form.module.css'
import type { useRegister } from './use-register.ts'

/** Required and optional consents. The linked pages open in a new tab, so that the input is not lost. */
export function RegisterCheckboxes({ form }: { form: ReturnType<typeof useRegister>['form'] }) {
  const t = useTranslations('sign-in')
  const documentLink = (href: string) => (chunks: ReactNode) => (
    <TextLink href={href} target="_blank" rel="noopener">
      {chunks}
      <span className="sr"> {t('fields.newTab')}</span>
    </TextLink>
  )
  return (
    <div className={styles.ticks}>
      <Checkbox
        {...form.field('acceptedTerms')}
        className={styles.words}
        error={form.errorOf('acceptedTerms')}
        label={t.rich('fields.terms', { terms: documentLink('/pages/terms'), privacy: documentLink('/pages/privacy') })}
      />
      <Checkbox
        {...form.field('newsletter')}
        label={t.rich('fields.newsletter', { quiet: (chunks) => <span className={styles.quiet}>{chunks}</span> })}
      />
    </div>
  )
}
