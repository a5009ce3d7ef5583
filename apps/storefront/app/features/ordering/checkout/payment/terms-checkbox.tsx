import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { TextLink } from '@stoa/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './payment.module.css'

interface TermsCheckboxProps {
  accepted: boolean
  onChange(accepted: boolean): void
  problem: string | undefined
}

/** Never ticked beforehand; the linked texts open in a new tab, so that the draft is not lost. */
export function TermsCheckbox({ accepted, onChange, problem }: TermsCheckboxProps) {
  const t = useTranslations('checkout')
  const documentLink = (href: string) => (chunks: ReactNode) => (
    <TextLink href={href} target="_blank" rel="noopener">
      {chunks}
      <span className="sr"> {t('payment.newTab')}</span>
    </TextLink>
  )
  return (
    <Checkbox
      id="part-terms"
      className={styles.terms}
      checked={accepted}
      onChange={(event) => onChange(event.target.checked)}
      label={t.rich('payment.terms', { terms: documentLink('/pages/terms'), privacy: documentLink('/pages/privacy') })}
      error={problem}
    />
  )
}
