import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { TextLink } from '@stoa/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../form.module.css'
import type { useRegister } from './use-register.ts'

/** What has to be accepted, and what may be wished for. The pages open beside this one: what was typed stays. */
export function RegisterTicks({ form }: { form: ReturnType<typeof useRegister>['form'] }) {
  const t = useTranslations('sign-in')
  const read = (href: string) => (words: ReactNode) => (
    <TextLink href={href} target="_blank" rel="noopener">
      {words}
      <span className="sr"> {t('fields.newTab')}</span>
    </TextLink>
  )
  return (
    <div className={styles.ticks}>
      <Checkbox
        {...form.field('acceptedTerms')}
        className={styles.words}
        error={form.errorOf('acceptedTerms')}
        label={t.rich('fields.terms', { terms: read('/pages/terms'), privacy: read('/pages/privacy') })}
      />
      <Checkbox
        {...form.field('newsletter')}
        label={t.rich('fields.newsletter', { quiet: (words) => <span className={styles.quiet}>{words}</span> })}
      />
    </div>
  )
}
