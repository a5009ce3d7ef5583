import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'

/** Where staff would see what only the customer may. */
export function CustomerOnlyNote() {
  const t = useTranslations('account')
  return <Note>{t('onlyThemselves')}</Note>
}
