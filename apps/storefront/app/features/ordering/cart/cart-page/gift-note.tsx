import { limits } from '@stoa/domain/identity/field-limits'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { isGiftCardsOnly } from '@stoa/domain/ordering/order/needs-place'
import { Button } from '@stoa/ui/button/button'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWords } from '../../../../shared/words/use-words.ts'
import { WordsField } from '../../../../shared/words/words-field.tsx'
import { giftNoteStore, useGiftNote } from '../../../../state/gift-note-store.ts'
import styles from './cart-page.module.css'

/**
 * Words on a card in the parcel: offered when something is wrapped, else on request. Not where nothing is sent, except to
 * take back what was written before.
 */
export function GiftNote({ items }: { items: readonly CartItem[] }) {
  const t = useTranslations('cart-page')
  const note = useGiftNote()
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked) field.current?.querySelector('textarea')?.focus()
  }, [asked])
  if (isGiftCardsOnly(items) && note === '') return null
  const isOffered = asked || note !== '' || items.some(({ extension }) => extension?.wrapping)
  return (
    <div className={styles.giftNote} ref={field} data-print="hide">
      {isOffered ? (
        <GiftNoteField note={note} />
      ) : (
        <Button variant="quiet" size="small" icon="mail" onClick={() => setAsked(true)}>
          {t('giftNote.add')}
        </Button>
      )}
    </div>
  )
}

/** Kept when the field is left: every letter would ask for new totals. */
function GiftNoteField({ note }: { note: string }) {
  const t = useTranslations('cart-page')
  const words = useWords({ max: limits.giftNote, optional: true }, note)
  const keep = () => {
    const checked = words.check()
    if (checked !== null) giftNoteStore.write(checked)
  }
  return <WordsField label={t('giftNote.label')} words={words} optional onBlur={keep} />
}
