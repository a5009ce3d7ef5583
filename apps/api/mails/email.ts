// The structure of an e-mail before it becomes HTML.

import type { Language } from '@stoa/domain/language'

export interface Email {
  language: Language
  /** At most 50 characters: phones cut the rest. */
  subject: string
  /** The preview text that mail programs list beside the subject. */
  preheader: string
  shopName: string
  title: string
  /** The call to action; null where there is nothing to do. */
  action: Link | null
  sections: Section[]
  /** The sender: the company details that the law requires. */
  footer: string[]
}

export interface Section {
  title: string | null
  /** Fine print, after everything that the reader is waiting for. */
  finePrint: boolean
  blocks: Block[]
}

export type Block =
  | { kind: 'text' | 'heading'; text: string }
  /** Lines without space between them, such as an address. */
  | { kind: 'lines'; lines: string[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'goods'; goods: GoodsItem[] }
  | { kind: 'rows'; rows: Row[] }
  | { kind: 'link'; link: Link }

export interface Link {
  label: string
  href: string
}

export interface GoodsItem {
  name: string
  /** The English title or the name in Latin letters, where an English reader needs it. */
  gloss: { text: string; language: 'en' | 'el-Latn' } | null
  /** The address of its cover. */
  cover: string | null
  /** Form, quantity and price of one. */
  details: string[]
  amount: string
}

export interface Row {
  label: string
  value: string
  strong?: boolean
}
