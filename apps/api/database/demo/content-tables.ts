// The data files of pages, menus, banners and carousels.

import { z } from 'zod'
import { dataTable, text, whole } from './data-table.ts'

/** `plate_…`: the artwork behind it, drawn by the shop. */
export const banners = dataTable({
  file: 'banners.jsonl',
  table: 'banner',
  numbered: true,
  fields: {
    group_code: text,
    position: whole,
    title_el: text,
    title_en: text,
    over_el: text.optional(),
    over_en: text.optional(),
    text_el: text,
    text_en: text,
    action_el: text.optional(),
    action_en: text.optional(),
    link: text,
    plate_seed: text.optional(),
    plate_kind: text.optional(),
    plate_way: text.optional(),
  },
})

export const menuItems = dataTable({
  file: 'menu-items.jsonl',
  table: 'menu_item',
  key: ['position'],
  numbered: true,
  references: { parent: 'menu_item' },
  fields: { parent: whole.optional(), position: whole, title_el: text, title_en: text, link: text },
})

const socialMedia = dataTable({
  file: 'social-media.jsonl',
  table: 'social_media',
  numbered: true,
  fields: { platform_name: text, url: text, position: whole, show_on_header: z.boolean(), show_on_footer: z.boolean() },
})

export const customMessages = dataTable({
  file: 'custom-messages.jsonl',
  table: 'custom_message',
  fields: { code: text, text_el: text, text_en: text },
})

const blocks = z.array(
  z.union([
    z.strictObject({ kind: z.enum(['heading', 'paragraph']), text }),
    z.strictObject({ kind: z.literal('list'), items: z.array(text) }),
  ]),
)

export const contentPages = dataTable({
  file: 'content-pages.jsonl',
  table: 'content_page',
  numbered: true,
  key: ['code'],
  fields: { code: text, url: text, title_el: text, title_en: text, body_el: blocks, body_en: blocks },
})

/** Words of readers for what a page of help answers. */
const pageSynonyms = dataTable({
  file: 'page-synonyms.csv',
  table: 'content_page_synonym',
  references: { content_page: 'content_page' },
  fields: { content_page: text, name: text },
})

/** Feasts that follow Easter are left out, and Γιώργος (23/4) and Μάρκος (25/4), which move when Easter falls late. */
export const nameDays = dataTable({
  file: 'name-days.csv',
  table: 'name_day',
  fields: { month: whole, day: whole, names_el: text, names_en: text },
})

export const shelves = dataTable({
  file: 'shelves.jsonl',
  table: 'shelf',
  key: ['code'],
  numbered: true,
  fields: { code: text, title_el: text, title_en: text, intro_el: text, intro_en: text },
})

export const shelfProducts = dataTable({
  file: 'shelf-products.jsonl',
  table: 'shelf_product',
  references: { shelf: 'shelf', product: 'product' },
  fields: {
    shelf: text,
    position: whole,
    product: text,
    note_el: text.optional(),
    note_en: text.optional(),
    note_by_el: text.optional(),
    note_by_en: text.optional(),
  },
})

const featuredContributors = dataTable({
  file: 'featured-contributors.csv',
  table: 'featured_contributor',
  references: { contributor: 'contributor' },
  fields: { contributor: text, position: whole },
})

/** In the order in which they refer to each other. */
export const contentTables = [
  banners,
  menuItems,
  socialMedia,
  customMessages,
  contentPages,
  pageSynonyms,
  nameDays,
  shelves,
  shelfProducts,
  featuredContributors,
]
