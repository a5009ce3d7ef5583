// What the law requires the buyer to keep: what applies to withdrawal and the terms of sale that were accepted, each as an
// attached file. The e-mail says in short what is in them.

import type { Attachment, Block, Link, Section } from './email.ts'
import type { OrderData, TermsData } from './order-data.ts'
import type { EmailTranslator } from './translator.ts'
import { withdrawalFile, withdrawalOf, withdrawalText } from './withdrawal.ts'

const textBlocks = (...sentences: string[]): Block[] => sentences.map((text) => ({ kind: 'text', text }))

export function rightsSections(order: OrderData, withdrawal: Link, t: EmailTranslator): Section[] {
  const { shop, invoice, terms, shipping } = order
  const version = terms?.version ?? null
  // the guarantee is of goods
  const byEmail = shipping.destination === 'email'
  const isWithdrawable = withdrawalOf(order).from !== 'nothing'
  const attached = t('rights.attached', {
    form: isWithdrawable ? 'yes' : 'no',
    terms: terms ? 'yes' : 'no',
    versioned: version === null ? 'no' : 'yes',
    version: String(version ?? ''),
  })
  return [
    {
      title: null,
      look: 'panel',
      blocks: [
        {
          ...{ kind: 'fact', label: t('withdrawal.short'), text: withdrawalText(order, t) },
          ...(isWithdrawable ? { link: withdrawal } : {}),
        },
      ],
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

export function rightsAttachments(order: OrderData, t: EmailTranslator): Attachment[] {
  const withdrawal = withdrawalFile(order, t)
  return order.terms ? [withdrawal, termsAttachment(order.terms, t)] : [withdrawal]
}

const termsAttachment = ({ title, version, blocks }: TermsData, t: EmailTranslator): Attachment => ({
  filename: version === null ? t('files.termsToday') : t('files.terms', { version: String(version) }),
  title: version === null ? title : t('terms.version', { title, version: String(version) }),
  sections: [{ title: null, look: 'fine', blocks: blocks.flatMap(termsBlock) }],
})

/** A block without its text is left out. */
function termsBlock({ kind, text, items }: TermsData['blocks'][number]): Block[] {
  if (kind === 'list') return items ? [{ kind, items }] : []
  if (!text) return []
  return [{ kind: kind === 'heading' ? 'heading' : 'text', text }]
}
