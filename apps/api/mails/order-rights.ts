// What the law wants in the mail itself, so that the buyer keeps it: withdrawal with its model form (Directive 2011/83,
// Annex I, in its own words), guarantee and complaints, and the terms of sale as they stand.

import type { Block, Section } from './letter.ts'
import type { ShopFacts, TermsFacts } from './order-facts.ts'
import { type MailWords, present } from './words.ts'

const texts = (...sentences: string[]): Block[] => sentences.map((text) => ({ kind: 'text', text }))

export function rightsSections(
  shop: ShopFacts,
  terms: TermsFacts | null,
  withdrawalPage: string,
  t: MailWords,
): Section[] {
  const sections = [
    { title: t('withdrawal.title'), blocks: withdrawalBlocks(shop, withdrawalPage, t) },
    { title: t('effects.title'), blocks: effectsBlocks(shop, t) },
    { title: t('form.title'), blocks: formBlocks(shop, t) },
    { title: t('rights.title'), blocks: texts(t('rights.guarantee'), t('rights.complaints', { email: shop.email })) },
    ...(terms ? [{ title: terms.title, blocks: terms.blocks.flatMap(termsBlock) }] : []),
  ]
  return sections.map((section) => ({ ...section, quiet: true }))
}

function withdrawalBlocks(shop: ShopFacts, page: string, t: MailWords): Block[] {
  const seller = present([shop.legalName, shop.seat, shop.phone, shop.email]).join(', ')
  const label = shop.withdrawalLink || t('withdrawal.link')
  return [
    ...texts(t('withdrawal.right'), t('withdrawal.period'), t('withdrawal.how', { seller }), t('withdrawal.inTime')),
    { kind: 'link', link: { label, href: page } },
  ]
}

const effectsBlocks = (shop: ShopFacts, t: MailWords): Block[] =>
  texts(
    t('effects.money'),
    t('effects.wait'),
    t('effects.goods', { address: present([shop.legalName, shop.seat]).join(', ') }),
    t('effects.cost'),
    t('effects.value'),
    t('effects.exceptions'),
  )

const formBlocks = (shop: ShopFacts, t: MailWords): Block[] => [
  ...texts(t('form.about')),
  {
    kind: 'list',
    items: [
      t('form.to', { seller: present([shop.legalName, shop.seat, shop.email]).join(', ') }),
      t('form.notice'),
      t('form.ordered'),
      t('form.name'),
      t('form.address'),
      t('form.signature'),
      t('form.date'),
    ],
  },
  ...texts(t('form.strike')),
]

/** A block without its text says nothing. */
function termsBlock({ kind, text, items }: TermsFacts['blocks'][number]): Block[] {
  if (kind === 'list') return items ? [{ kind, items }] : []
  if (!text) return []
  return [{ kind: kind === 'heading' ? 'heading' : 'text', text }]
}
