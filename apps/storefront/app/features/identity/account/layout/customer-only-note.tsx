import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'

/** Shown to staff in place of what only the customer may see. */
export function CustomerOnlyNote() {
  const t = useTranslations('account')
  return <Note>{t('onlyThemselves')}</Note>
}
