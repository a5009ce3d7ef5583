// Texts and pictures as the contract shows them: one language, marked when it is not the reader's own.

import type { Banner, CustomMessage, MenuItem, SocialMedia } from '@stoa/contract/content/content'
import type { Language } from '@stoa/domain/language'
import { inLanguage, inLanguageOrNull, languageOf } from '../../database/localized-text.ts'
import type { BannerRow, MenuRow, MessageRow, NameDayRow, PageRow, SocialRow } from './content.queries.ts'

export const viewBanner = (row: BannerRow, language: Language): Banner => ({
  id: row.id,
  title: inLanguage(row.title_el, row.title_en, language),
  eyebrow: inLanguageOrNull(row.over_el, row.over_en, language),
  body: inLanguageOrNull(row.text_el, row.text_en, language),
  action: inLanguageOrNull(row.action_el, row.action_en, language),
  link: row.link,
  artworkSeed: row.plate_seed,
  artworkKind: row.plate_kind,
  artworkPalette: row.plate_way,
  textLanguage: languageOf(row.title_en, language),
})

/** Two levels: the items without a parent, each with those below it. */
export function viewMenu(rows: readonly MenuRow[], language: Language): MenuItem[] {
  const links = rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    title: inLanguage(row.title_el, row.title_en, language),
    link: row.link,
  }))
  return links
    .filter((link) => link.parentId === null)
    .map((link) => ({ ...link, children: links.filter((child) => child.parentId === link.id) }))
}

export const viewSocialMedia = (row: SocialRow): SocialMedia => ({
  platform: row.platform_name,
  url: row.url,
  image: row.platform_name,
  position: row.position,
  onHeader: row.show_on_header,
  onFooter: row.show_on_footer,
})

export const viewMessage = (row: MessageRow, language: Language): CustomMessage => ({
  code: row.code,
  body: inLanguage(row.text_el, row.text_en, language),
  textLanguage: languageOf(row.text_en, language),
})

export const viewPage = (row: PageRow, language: Language) => ({
  code: row.code,
  url: row.url,
  title: inLanguage(row.title_el, row.title_en, language),
  blocks: language === 'en' && row.body_en ? row.body_en : row.body_el,
  version: row.version,
  textLanguage: row.body_en ? language : ('el' as const),
})

export const viewNameDay = (date: string, row: NameDayRow, language: Language) => ({
  date,
  names: inLanguage(row.names_el, row.names_en, language),
  textLanguage: languageOf(row.names_en, language),
})
