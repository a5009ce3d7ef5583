import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { showToast } from '@stoa/ui/toast/toast-store'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { hyphenateIsbn } from '../hyphenate-isbn.ts'
import styles from './sections.module.css'

/** The number, and a button that copies it. */
export function IsbnWithCopy({ isbn }: { isbn: string }) {
  const t = useTranslations('product')
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(isbn).then(
      () => setCopied(true),
      () => showToast(t('isbnNotCopied'), 'error'),
    )
  return (
    <span className={styles.isbn}>
      {hyphenateIsbn(isbn)}
      <IconButton
        icon={copied ? 'check' : 'copy'}
        iconSize="s"
        label={t('copyIsbn')}
        onClick={() => void copy()}
        data-print="hide"
      />
      <span className="sr" role="status">
        {copied && t('isbnCopied')}
      </span>
    </span>
  )
}
