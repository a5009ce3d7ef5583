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
  /** The call to action, after the first section; null where there is nothing to do. */
  action: Link | null
  sections: Section[]
  /** The sender: the company details that the law requires. */
  footer: string[]
  footerLinks?: Link[]
  /** What is too long for the e-mail and has to be kept. */
  attachments?: Attachment[]
}

export interface Attachment {
  /** Without an extension. */
  filename: string
  title: string
  sections: Section[]
}

/** `panel`: set off from what is read. `fine`: small, after everything that the reader is waiting for. */
export type Look = 'body' | 'panel' | 'fine'

export interface Section {
  title: string | null
  look: Look
  blocks: Block[]
  /** Where it is not the e-mail’s. */
  language?: Language
}

export type Block =
  | { kind: 'text' | 'lead' | 'heading'; text: string }
  /** A paragraph that begins with its subject in bold, and may end with a link. */
  | { kind: 'fact'; label: string; text: string; link?: Link }
  | { kind: 'list'; items: string[] }
  /** What somebody wrote, with its lines: set off, so that none of them passes for a line of the shop. */
  | { kind: 'quote'; label: string; lines: string[] }
  /** A gift card as it is drawn: the amount, and the code that pays. */
  | { kind: 'giftCard'; amount: string; label: string; code: string }
  | { kind: 'goods'; goods: GoodsItem[] }
  | { kind: 'rows'; rows: Row[] }

export interface Link {
  label: string
  href: string
}

export interface GoodsItem {
  name: string
  /** The English title or the name in Latin letters, where an English reader needs it. */
  gloss: { text: string; language: 'en' | 'el-Latn' } | null
  cover: Picture
  /** Author, form, quantity and price of one. */
  details: string[]
  amount: string
  /** What it cost before promotions and codes; null where they took nothing off. */
  before: { label: string; amount: string } | null
}

interface Picture {
  address: string
  width: number
  height: number
}

export interface Row {
  label: string
  value: string
  look?: 'strong' | 'total'
}
