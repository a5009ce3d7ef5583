import type { useTranslations } from 'use-intl'
import type { Undo } from './use-undo.ts'

/** What has become of what can be restored. */
export function undoText(t: ReturnType<typeof useTranslations<'cart-page'>>, { name, keptBefore }: Undo): string {
  if (name === null) return t('emptied')
  return t(keptBefore === undefined ? 'removed' : 'later.kept', { name })
}
