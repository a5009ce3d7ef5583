// The two e-mails of a back-in-stock notice: one asks to confirm the request, one says that the book can be had. Both
// were asked for, so neither advertises.

import { formatMoney } from '@stoa/domain/money'
import { companyLines } from './company-lines.ts'
import type { Email, Section } from './email.ts'
import type { NoticeData } from './notice-data.ts'
import { type EmailTranslator, emailTranslator, oneLine, siteOf } from './translator.ts'

const maxSubjectLength = 50

/** A subject with a title in it, cut at the end of a word. */
function fitSubject(write: (title: string) => string, title: string): string {
  const words = title.split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const shortened = count === words.length ? title : `${words.slice(0, count).join(' ')}…`
    const subject = write(shortened)
    if ([...subject].length <= maxSubjectLength) return subject
  }
  return write('…')
}

const textBlocks = (...sentences: string[]): Section['blocks'] =>
  sentences.flatMap((text) => (text === '' ? [] : [{ kind: 'text', text }]))

const bookTitle = ({ productName, authors }: NoticeData): string =>
  [oneLine(productName), oneLine(authors)].filter(Boolean).join(', ')

function buildEmail(
  data: NoticeData,
  t: EmailTranslator,
  content: Pick<Email, 'subject' | 'preheader' | 'title' | 'action' | 'sections'>,
): Email {
  return { language: data.language, shopName: t('shop.name'), footer: companyLines(data.shop, t), ...content }
}

/** An unconfirmed request is stored for a short time only; the button leads to a page that asks for confirmation. */
export function noticeConfirmationEmail(data: NoticeData): Email {
  const t = emailTranslator(data.language)
  const { awaited } = data
  const page = `${siteOf(data)}/stock-notices/${data.uid}`
  return buildEmail(data, t, {
    subject: t('notice.confirm.subject'),
    preheader: bookTitle(data),
    title: t('notice.confirm.title'),
    action: { label: t('notice.confirm.action'), href: page },
    sections: [
      {
        title: null,
        look: 'body',
        blocks: textBlocks(t('notice.confirm.intro', { awaited, book: bookTitle(data) }), data.shop.demoNotice),
      },
      { title: t('notice.agreed'), look: 'fine', blocks: textBlocks(data.consent, t('notice.confirm.notYou')) },
    ],
  })
}

/** Sent once; the e-mail address is deleted with it. */
export function stockNoticeEmail(data: NoticeData): Email {
  const t = emailTranslator(data.language)
  const { awaited } = data
  const price = formatMoney(data.priceCents, data.language)
  return buildEmail(data, t, {
    subject: fitSubject((title) => t('notice.here.subject', { awaited, title }), oneLine(data.productName)),
    preheader: t('notice.here.preheader', { price }),
    title: t('notice.here.title', { awaited }),
    action: { label: t('notice.here.action'), href: `${siteOf(data)}/products/${data.productUrl}` },
    sections: [
      {
        title: null,
        look: 'body',
        blocks: textBlocks(
          t('notice.here.intro', { book: bookTitle(data), price }),
          t('notice.here.few'),
          data.shop.demoNotice,
        ),
      },
      { title: t('notice.why'), look: 'fine', blocks: textBlocks(t('notice.here.once')) },
    ],
  })
}
