import { Button } from '@stoa/ui/button/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './deposit.module.css'

interface CopyRowProps {
  name: string
  /** The displayed text. */
  value: string
  /** The copied text, when that differs. */
  copied?: string
  /** The button's accessible name. */
  label: string
  more?: string
}

type CopyStatus = 'copied' | 'failed' | null

/** A value with a button that copies it, and confirms it. */
export function CopyRow({ name, value, copied = value, label, more }: CopyRowProps) {
  const t = useTranslations('tracking')
  const [status, setStatus] = useState<CopyStatus>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied)
      setStatus('copied')
    } catch {
      setStatus('failed')
    }
  }
  return (
    <div className={styles.copyRow}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      {more && <dd className={styles.more}>{more}</dd>}
      <dd className={styles.copy}>
        <Button
          variant="secondary"
          size="small"
          icon={status === 'copied' ? 'check' : 'copy'}
          aria-label={status === 'copied' ? undefined : label}
          onClick={() => void copy()}
        >
          {t(status === 'copied' ? 'deposit.copied' : 'deposit.copy')}
        </Button>
        <span role="status" className={status === 'failed' ? styles.failed : 'sr'}>
          {status === 'copied' && t('deposit.copiedWhat', { what: name })}
          {status === 'failed' && t('deposit.copyFailed')}
        </span>
      </dd>
    </div>
  )
}
