import { Button } from '@stoa/ui/button/button'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './cart-line.module.css'
import type { Undo } from './use-undo.ts'

/** In place of a removed line: says so, and restores it. Takes over the focus of the button that was pressed. */
export function RemovedLine({ undo, onUndo }: { undo: Undo; onUndo(): void }) {
  const t = useTranslations('cart-page')
  const button = useRef<HTMLButtonElement>(null)
  const textId = useId()
  useEffect(() => {
    if (undo) button.current?.focus()
  }, [undo])
  return (
    <div className={styles.removed}>
      <p id={textId}>{undo.name === null ? t('emptied') : t('removed', { name: undo.name })}</p>
      <Button ref={button} variant="quiet" size="small" icon="undo-2" aria-describedby={textId} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  )
}
