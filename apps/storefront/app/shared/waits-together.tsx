import type { Totals } from '@stoa/contract/ordering/totals'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'

/** An order is one parcel: of one with something that has yet to come, that the rest waits for it. */
export function WaitsTogether({ totals }: { totals: Totals | undefined }) {
  const t = useTranslations('lines')
  const lines = totals?.lines ?? []
  if (!lines.some(({ ahead }) => ahead) || lines.every(({ ahead }) => ahead)) return null
  return <Note tone="info">{t('waitsTogether')}</Note>
}
