import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { TextLink } from '@stoa/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './payment.module.css'

interface TermsTickProps {
  accepted: boolean
  onChange(accepted: boolean): void
  problem: string | undefined
}

/** Never ticked beforehand; the texts open beside, so that they can be read without losing the order. */
export function TermsTick({ accepted, onChange, problem }: TermsTickProps) {
  const t = useTranslations('checkout')
  const read = (href: string) => (words: ReactNode) => (
    <TextLink href={href} target="_blank" rel="noopener">
      {words}
      <span className="sr"> {t('payment.newTab')}</span>
    </TextLink>
  )
  return (
    <Checkbox
      id="part-terms"
      className={styles.terms}
      checked={accepted}
      onChange={(event) => onChange(event.target.checked)}
      label={t.rich('payment.terms', { terms: read('/pages/terms'), privacy: read('/pages/privacy') })}
      error={problem}
    />
  )
}
