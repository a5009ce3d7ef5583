import { Button } from '@stoa/ui/button/button'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './cart-line.module.css'

interface RemovedLineProps {
  /** What has become of it. */
  text: string
  /** What would be undone: another one takes the focus again. */
  undo: object
  onUndo(): void
}

/** In place of a removed line: says so, and restores it. Takes over the focus of the button that was pressed. */
export function RemovedLine({ text, undo, onUndo }: RemovedLineProps) {
  const t = useTranslations('cart-page')
  const button = useRef<HTMLButtonElement>(null)
  const textId = useId()
  useEffect(() => {
    if (undo) button.current?.focus()
  }, [undo])
  return (
    <div className={styles.removed}>
      <p id={textId}>{text}</p>
      <Button ref={button} variant="quiet" size="small" icon="undo-2" aria-describedby={textId} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  )
}
