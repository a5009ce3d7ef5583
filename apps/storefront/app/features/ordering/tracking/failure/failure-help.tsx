import { TextLink } from '@stoa/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Contact } from '../../../../shared/orders/order-help.tsx'
import styles from './payment-failure.module.css'

interface FailureHelpProps {
  contact: Contact & { hours?: string }
  /** Of the order, for the call. */
  code?: string
}

/** Whom to call, and when. */
export function FailureHelp({ contact: { phone, phoneHref, hours = '' }, code }: FailureHelpProps) {
  const t = useTranslations('payment-failure')
  if (!phone || !phoneHref) return null
  const values = { number: phone, hours, phone: (chunks: ReactNode) => <TextLink href={phoneHref}>{chunks}</TextLink> }
  return (
    <p className={styles.call}>
      {code === undefined ? t.rich('call', values) : t.rich('callAbout', { ...values, code })}
    </p>
  )
}
