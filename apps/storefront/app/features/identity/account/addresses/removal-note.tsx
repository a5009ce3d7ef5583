import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import own from './addresses.module.css'
import type { AddressBook } from './use-address-book.ts'

/** The status message of the address book; a removed address can be restored. */
export function RemovalNote({ addressBook }: { addressBook: AddressBook }) {
  const t = useTranslations('account')
  const { removed, note } = addressBook
  return (
    <div role="status">
      {removed && (
        <Note>
          {t('addresses.removed', { title: removed.title })}{' '}
          <button type="button" className={own.undo} onClick={() => void addressBook.restore()}>
            {t('undo')}
          </button>
        </Note>
      )}
      {note && <Note tone={note.tone}>{note.text}</Note>}
    </div>
  )
}
