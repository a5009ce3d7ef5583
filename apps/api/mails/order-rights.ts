// What the law requires in the e-mail itself, so that the buyer keeps it: withdrawal with its model form (Directive
// 2011/83, Annex I, verbatim), guarantee and complaints, and the terms of sale as they stand.

import type { Block, Section } from './email.ts'
import type { ShopData, TermsData } from './order-data.ts'
import { type EmailTranslator, nonEmptyLines } from './translator.ts'

const textBlocks = (...sentences: string[]): Block[] => sentences.map((text) => ({ kind: 'text', text }))

export function rightsSections(
  shop: ShopData,
  terms: TermsData | null,
  withdrawalPage: string,
  t: EmailTranslator,
): Section[] {
  const sections = [
    { title: t('withdrawal.title'), blocks: withdrawalBlocks(shop, withdrawalPage, t) },
    { title: t('effects.title'), blocks: effectsBlocks(shop, t) },
    { title: t('form.title'), blocks: formBlocks(shop, t) },
    {
      title: t('rights.title'),
      blocks: textBlocks(t('rights.guarantee'), t('rights.complaints', { email: shop.email })),
    },
    ...(terms ? [{ title: titleOf(terms, t), blocks: terms.blocks.flatMap(termsBlock) }] : []),
  ]
  return sections.map((section) => ({ ...section, finePrint: true }))
}

const withdrawalEmailOf = (shop: ShopData): string => shop.withdrawalEmail || shop.email

function withdrawalBlocks(shop: ShopData, page: string, t: EmailTranslator): Block[] {
  const seller = nonEmptyLines([shop.legalName, shop.seat, shop.phone, withdrawalEmailOf(shop)]).join(', ')
  const label = shop.withdrawalLink || t('withdrawal.link')
  return [
    ...textBlocks(
      t('withdrawal.right'),
      t('withdrawal.period'),
      t('withdrawal.how', { seller }),
      t('withdrawal.inTime'),
    ),
    { kind: 'link', link: { label, href: page } },
  ]
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

const titleOf = ({ title, version }: TermsData, t: EmailTranslator): string =>
  version === null ? title : t('terms.version', { title, version: String(version) })

/** A block without its text is left out. */
function termsBlock({ kind, text, items }: TermsData['blocks'][number]): Block[] {
  if (kind === 'list') return items ? [{ kind, items }] : []
  if (!text) return []
  return [{ kind: kind === 'heading' ? 'heading' : 'text', text }]
}
