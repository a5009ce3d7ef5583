import { TextLink } from '@stoa/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** A legal text opens beside the checkout, so that the draft is not lost. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslations('checkout')
  return (
    <TextLink href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr"> {t('payment.newTab')}</span>
    </TextLink>
  )
}
