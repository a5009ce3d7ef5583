// The letters about an account. Each says what happened, when, and what to do if it was somebody else; none greets by name,
// because whoever types an e-mail into a form can type a name beside it.

import type { AccountFacts, AccountLetterKind } from './account-facts.ts'
import type { Letter, Link } from './letter.ts'
import { identity } from './letter-identity.ts'
import { type MailWords, mailWords, momentInWords, oneLine } from './words.ts'

/** Where letters lead; those that are missing ask for nothing. `key` stands for the key of the letter. */
const leadsTo = {
  verify: '/verifyregistration/key',
  known_address: '/login',
  reset: '/resetpassword/key',
  first_password: '/resetpassword/key',
  password_changed: '/forgot-password',
  email_change: '/confirm-email/key',
  email_change_notice: '/forgot-password',
  new_sign_in: '/forgot-password',
  session_reused: '/login',
  deletion: '/keep-account/key',
  second_factor_off: '/forgot-password',
  house_tied: '/forgot-password',
} as const satisfies Partial<Record<AccountLetterKind, string>>

const leads = (kind: AccountLetterKind): kind is keyof typeof leadsTo => kind in leadsTo

function actionOf({ kind, key, language, shop }: AccountFacts, t: MailWords): Link | null {
  if (!leads(kind)) return null
  const path: string = leadsTo[kind]
  if (path.endsWith('/key') && key === null) throw new Error(`a letter ${kind} without its key`)
  const site = language === 'en' ? `${shop.origin}/en` : shop.origin
  return { label: t(`account.${kind}.action`), href: site + path.replace('/key', `/${key}`) }
}

export function accountLetter(facts: AccountFacts): Letter {
  const { kind, language, at, holdsUntil, code, device, newEmail, shop } = facts
  const t = mailWords(language)
  const values = {
    at: momentInWords(at, language),
    until: holdsUntil === null ? '' : momentInWords(holdsUntil, language),
    code: code ?? '',
    device: device ?? t('account.someDevice'),
    email: oneLine(newEmail ?? ''),
  }
  const told = [t(`account.${kind}.intro`, values), shop.demoNotice].filter(Boolean)
  return {
    ...{ language, shopName: t('shop.name'), footer: identity(shop, t) },
    subject: t(`account.${kind}.subject`, values),
    preheader: t(`account.${kind}.preheader`, values),
    title: t(`account.${kind}.title`),
    action: actionOf(facts, t),
    sections: [
      { title: null, quiet: false, blocks: told.map((text) => ({ kind: 'text', text })) },
      {
        title: t('account.notYou'),
        quiet: true,
        blocks: [{ kind: 'text', text: t(`account.${kind}.notYou`, values) }],
      },
    ],
  }
}
