// A notice as the contract shows it, without anything about the person.

import type { StockNotice } from '@stoa/contract/ordering/notices'
import type { Language } from '@stoa/domain/language'
import type { NoticeState } from '@stoa/domain/ordering/notices/decide-notice'
import { inLanguage } from '../../database/localized-text.ts'
import type { NoticeRow } from './notices.queries.ts'

const states: Record<NoticeState, StockNotice['state']> = {
  asked: 'asked',
  confirmed: 'waiting',
  due: 'waiting',
  sent: 'sent',
  stopped: 'stopped',
}

export const viewNotice = (row: NoticeRow, language: Language): StockNotice => ({
  state: states[row.status],
  awaited: row.awaited,
  productName: inLanguage(row.name_el, row.name_en, language),
  productNameLanguage: row.name_en === null ? row.name_language : language,
  productUrl: row.url,
})
