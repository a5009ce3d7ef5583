// The two letters about a book that cannot be had yet: one asks whether it was really wished for, one says that it is here.
// Both are asked for, so neither praises anything.

import { formatMoney } from '@stoa/domain/money'
import type { Letter, Section } from './letter.ts'
import { identity } from './letter-identity.ts'
import type { NoticeFacts } from './notice-facts.ts'
import { type MailWords, mailWords, oneLine } from './words.ts'

const longestSubject = 50

/** A subject with a title in it, cut at the end of a word. */
function fitSubject(write: (title: string) => string, title: string): string {
  const words = title.split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const shortened = count === words.length ? title : `${words.slice(0, count).join(' ')}…`
    const subject = write(shortened)
    if ([...subject].length <= longestSubject) return subject
  }
  return write('…')
}

const siteOf = ({ language, shop }: NoticeFacts): string => (language === 'en' ? `${shop.origin}/en` : shop.origin)

const texts = (...sentences: string[]): Section['blocks'] =>
  sentences.flatMap((text) => (text === '' ? [] : [{ kind: 'text', text }]))

const titled = ({ productName, makers }: NoticeFacts): string =>
  [oneLine(productName), oneLine(makers)].filter(Boolean).join(', ')

function letter(
  facts: NoticeFacts,
  t: MailWords,
  own: Pick<Letter, 'subject' | 'preheader' | 'title' | 'action' | 'sections'>,
): Letter {
  return { language: facts.language, shopName: t('shop.name'), footer: identity(facts.shop, t), ...own }
}

/** Nothing is kept for long until its button is pressed; the button leads to a page that asks once more. */
export function confirmationLetter(facts: NoticeFacts): Letter {
  const t = mailWords(facts.language)
  const { awaited } = facts
  const page = `${siteOf(facts)}/stock-notices/${facts.uid}`
  return letter(facts, t, {
    subject: t('notice.confirm.subject'),
    preheader: titled(facts),
    title: t('notice.confirm.title'),
    action: { label: t('notice.confirm.action'), href: page },
    sections: [
      {
        title: null,
        quiet: false,
        blocks: texts(t('notice.confirm.intro', { awaited, book: titled(facts) }), facts.shop.demoNotice),
      },
      { title: t('notice.agreed'), quiet: true, blocks: texts(facts.consent, t('notice.confirm.notYou')) },
    ],
  })
}

/** Sent once; the address is forgotten with it. */
export function stockLetter(facts: NoticeFacts): Letter {
  const t = mailWords(facts.language)
  const { awaited } = facts
  const price = formatMoney(facts.priceCents, facts.language)
  return letter(facts, t, {
    subject: fitSubject((title) => t('notice.here.subject', { awaited, title }), oneLine(facts.productName)),
    preheader: t('notice.here.preheader', { price }),
    title: t('notice.here.title', { awaited }),
    action: { label: t('notice.here.action'), href: `${siteOf(facts)}/products/${facts.productUrl}` },
    sections: [
      {
        title: null,
        quiet: false,
        blocks: texts(
          t('notice.here.intro', { book: titled(facts), price }),
          t('notice.here.few'),
          facts.shop.demoNotice,
        ),
      },
      { title: t('notice.why'), quiet: true, blocks: texts(t('notice.here.once')) },
    ],
  })
}
