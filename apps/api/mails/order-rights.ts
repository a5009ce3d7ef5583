// What the law requires the buyer to keep: the right of withdrawal with its model form (Directive 2011/83, Annex I,
// verbatim) and the terms of sale that were accepted, each as an attached file. The e-mail says in short what is in them.

import type { Attachment, Block, Link, Section } from './email.ts'
import type { OrderData, ShopData, TermsData } from './order-data.ts'
import { type EmailTranslator, nonEmptyLines, oneLine } from './translator.ts'

const textBlocks = (...sentences: string[]): Block[] => sentences.map((text) => ({ kind: 'text', text }))

export function rightsSections(order: OrderData, withdrawal: Link, t: EmailTranslator): Section[] {
  const { shop, invoice, terms, shipping } = order
  const version = terms?.version ?? null
  // the guarantee is of goods
  const byEmail = shipping.destination === 'email'
  const attached = t('rights.attached', {
    terms: terms ? 'yes' : 'no',
    versioned: version === null ? 'no' : 'yes',
    version: String(version ?? ''),
  })
  return [
    {
      title: null,
      look: 'panel',
      blocks: [{ kind: 'fact', label: t('withdrawal.short'), text: withdrawalText(order, t), link: withdrawal }],
    },
    {
      title: null,
      look: 'fine',
      blocks: textBlocks(
        t('order.notTax', { document: invoice ? 'invoice' : 'receipt', to: shipping.destination }),
        attached,
        ...(byEmail ? [] : [t('rights.guarantee')]),
        t('rights.complaints', { email: shop.email }),
      ),
    },
  ]
}

/** What is made for somebody is an exception by law (Law 2251/1994, article 3l). */
function withdrawalText({ lines, shipping }: OrderData, t: EmailTranslator): string {
  const days = t(shipping.destination === 'email' ? 'withdrawal.daysOfCards' : 'withdrawal.days')
  if (lines.every(({ withdrawable }) => withdrawable)) return days
  const names = lines.filter(({ withdrawable }) => !withdrawable).map(({ name }) => `“${oneLine(name)}”`)
  const exception = t('withdrawal.except', { names: [...new Set(names)].join(', ') })
  return names.length === lines.length ? exception : `${days} ${exception}`
}

export function rightsAttachments({ code, shop, terms }: OrderData, t: EmailTranslator): Attachment[] {
  const withdrawal: Attachment = {
    filename: t('files.withdrawal', { code }),
    title: t('withdrawal.title'),
    sections: [
      { title: null, look: 'fine', blocks: withdrawalBlocks(shop, t) },
      { title: t('effects.title'), look: 'fine', blocks: effectsBlocks(shop, t) },
      { title: t('form.title'), look: 'fine', blocks: formBlocks(shop, t) },
    ],
  }
  return terms ? [withdrawal, termsAttachment(terms, t)] : [withdrawal]
}

const termsAttachment = ({ title, version, blocks }: TermsData, t: EmailTranslator): Attachment => ({
  filename: version === null ? t('files.termsToday') : t('files.terms', { version: String(version) }),
  title: version === null ? title : t('terms.version', { title, version: String(version) }),
  sections: [{ title: null, look: 'fine', blocks: blocks.flatMap(termsBlock) }],
})

const withdrawalEmailOf = (shop: ShopData): string => shop.withdrawalEmail || shop.email

function withdrawalBlocks(shop: ShopData, t: EmailTranslator): Block[] {
  const seller = nonEmptyLines([shop.legalName, shop.seat, shop.phone, withdrawalEmailOf(shop)]).join(', ')
  return textBlocks(
    t('withdrawal.right'),
    t('withdrawal.period'),
    t('withdrawal.how', { seller }),
    t('withdrawal.inTime'),
  )
}

const effectsBlocks = (shop: ShopData, t: EmailTranslator): Block[] =>
  textBlocks(
    t('effects.money'),
    t('effects.wait'),
    t('effects.goods', { address: nonEmptyLines([shop.legalName, shop.seat]).join(', ') }),
    t('effects.cost'),
    t('effects.value'),
    t('effects.exceptions'),
  )

const formBlocks = (shop: ShopData, t: EmailTranslator): Block[] => [
  ...textBlocks(t('form.about')),
  {
    kind: 'list',
    items: [
      t('form.to', { seller: nonEmptyLines([shop.legalName, shop.seat, withdrawalEmailOf(shop)]).join(', ') }),
      t('form.notice'),
      t('form.ordered'),
      t('form.name'),
      t('form.address'),
      t('form.signature'),
      t('form.date'),
    ],
  },
  ...textBlocks(t('form.strike')),
]

/** A block without its text is left out. */
function termsBlock({ kind, text, items }: TermsData['blocks'][number]): Block[] {
  if (kind === 'list') return items ? [{ kind, items }] : []
  if (!text) return []
  return [{ kind: kind === 'heading' ? 'heading' : 'text', text }]
}
