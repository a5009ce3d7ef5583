// The e-mails about an account. Each says what happened, when, and what to do if it was somebody else. None greets by
// name, because whoever types an e-mail into a form can type a name beside it.

import type { AccountData, AccountEmailKind } from './account-data.ts'
import { companyLines } from './company-lines.ts'
import type { Email, Link } from './email.ts'
import { type EmailTranslator, emailTranslator, formatDateTime, oneLine, siteOf } from './translator.ts'

/** Link targets; kinds that are missing have no link. `key` stands for the one-time token. */
const actionPaths = {
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
  provider_linked: '/forgot-password',
} as const satisfies Partial<Record<AccountEmailKind, string>>

const hasAction = (kind: AccountEmailKind): kind is keyof typeof actionPaths => kind in actionPaths

function actionOf(data: AccountData, t: EmailTranslator): Link | null {
  const { kind, token } = data
  if (!hasAction(kind)) return null
  const path: string = actionPaths[kind]
  if (path.endsWith('/key') && token === null) throw new Error(`the e-mail ${kind} needs a token`)
  return { label: t(`account.${kind}.action`), href: siteOf(data) + path.replace('/key', `/${token}`) }
}

export function accountEmail(data: AccountData): Email {
  const { kind, language, at, validUntil, code, device, newEmail, shop } = data
  const t = emailTranslator(language)
  const values = {
    at: formatDateTime(at, language),
    until: validUntil === null ? '' : formatDateTime(validUntil, language),
    code: code ?? '',
    device: device ?? t('account.someDevice'),
    email: oneLine(newEmail ?? ''),
  }
  const texts = [t(`account.${kind}.intro`, values), shop.demoNotice].filter(Boolean)
  return {
    language,
    shopName: t('shop.name'),
    footer: companyLines(shop, t),
    subject: t(`account.${kind}.subject`, values),
    preheader: t(`account.${kind}.preheader`, values),
    title: t(`account.${kind}.title`),
    action: actionOf(data, t),
    sections: [
      { title: null, look: 'body', blocks: texts.map((text) => ({ kind: 'text', text })) },
      {
        title: t('account.notYou'),
        look: 'fine',
        blocks: [{ kind: 'text', text: t(`account.${kind}.notYou`, values) }],
      },
    ],
  }
}
