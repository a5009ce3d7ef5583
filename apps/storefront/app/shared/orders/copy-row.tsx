import { Button } from '@stoa/ui/button/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './order.module.css'

interface CopyRowProps {
  name: string
  /** As it is read. */
  value: string
  /** As it is copied, when that differs. */
  copied?: string
  /** Names the button. */
  label: string
  more?: string
}

type Told = 'copied' | 'failed' | null

/** A value with a button that copies it, and says so. */
export function CopyRow({ name, value, copied = value, label, more }: CopyRowProps) {
  const t = useTranslations('tracking')
  const [told, setTold] = useState<Told>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied)
      setTold('copied')
    } catch {
      setTold('failed')
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
          icon={told === 'copied' ? 'check' : 'copy'}
          aria-label={told === 'copied' ? undefined : label}
          onClick={() => void copy()}
        >
          {t(told === 'copied' ? 'deposit.copied' : 'deposit.copy')}
        </Button>
        <span role="status" className={told === 'failed' ? styles.failed : 'sr'}>
          {told === 'copied' && t('deposit.copiedWhat', { what: name })}
          {told === 'failed' && t('deposit.copyFailed')}
        </span>
      </dd>
    </div>
  )
}
