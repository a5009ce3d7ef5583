// What the legal pages promise exists, and what exists is on them.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { providers } from '@stoa/contract/identity/social'
import { hasNewsletters } from '@stoa/domain/identity/newsletters'
import { shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { announcedDays } from '@stoa/domain/ordering/pricing/announced-reduction'
import { describe, expect, test } from 'vitest'
import type { EmailKind } from '../../src/identity/emails/emails.service.ts'
import { contentPages, customMessages } from './content-tables.ts'
import { recordsOf } from './demo.ts'

interface Block {
  kind: string
  text?: string
  items?: string[]
}

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const languages = ['el', 'en'] as const
const pages = recordsOf(contentPages)

function blocksOf(code: string, language: 'el' | 'en'): Block[] {
  const page = pages.find((one) => one.code === code)
  return (language === 'el' ? page?.body_el : page?.body_en) ?? []
}

const textOf = (code: string, language: 'el' | 'en'): string =>
  blocksOf(code, language)
    .flatMap(({ text, items }) => [text ?? '', ...(items ?? [])])
    .join('\n')

const message = (code: string): string | undefined =>
  recordsOf(customMessages).find((one) => one.code === code)?.text_el

/** The strings that match, in the sources of some folders without their tests. */
function stringsIn(patterns: string[], expression: RegExp): string[] {
  const files = globSync(patterns, { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path))
  const lines = files.flatMap((path) => readFileSync(`${root}${path}`, 'utf8').split('\n'))
  const found = lines
    .filter((line) => !line.includes('locks.request'))
    .flatMap((line) => [...line.matchAll(expression)].map(([, name = '']) => name))
  return [...new Set(found)].sort()
}

describe.each(languages)('the privacy page (%s)', (language) => {
  const storage = blocksOf('privacy', language).filter(({ items }) =>
    items?.every((item) => /^[A-Za-z.-]+: /.test(item)),
  )
  const named = storage.flatMap(({ items }) => (items ?? []).map((item) => item.split(':')[0] ?? '')).sort()

  test('names every cookie and every stored value of the code, and no other', () => {
    const cookies = stringsIn(['apps/api/src/http/operation.ts'], /^ {2}\| '([a-z]+|[A-Z-]+-TOKEN)'$/gm)
    const values = stringsIn(
      ['apps/storefront/app/**/*.{ts,tsx}', 'packages/browser/src/**/*.{ts,tsx}'],
      /'(stoa\.[a-z-]+)'/g,
    )
    expect(cookies.length).toBeGreaterThan(4)
    expect(values.length).toBeGreaterThan(10)
    // React Router's own, for <ScrollRestoration />
    expect(named).toEqual([...cookies, ...values, 'react-router-scroll-positions'].sort())
  })

  test('names every provider for signing in, and says what of the profile is kept', () => {
    const text = textOf('privacy', language).toLowerCase()
    for (const provider of providers) expect(text).toContain(provider)
    const profile = {
      el: ['ημερομηνία γέννησης', 'φύλο', 'εικόνα', 'ψευδώνυμο', 'τηλέφωνο', 'ενέργειες υπαλλήλου', 'τεχνικά αρχεία'],
      en: ['date of birth', 'gender', 'picture', 'alias', 'telephone', 'what staff do', 'technical logs'],
    }
    for (const phrase of profile[language]) expect(text).toContain(phrase)
  })

  test('names every e-mail that is sent', () => {
    const text = textOf('privacy', language)
    for (const [kind, phrases] of Object.entries(accountEmails)) {
      expect([kind, text]).toEqual([kind, expect.stringContaining(phrases[language])])
    }
    expect(text).toContain(language === 'el' ? 'Ειδοποιήσεις διαθεσιμότητας' : 'Availability alerts')
    expect(text).toContain(
      language === 'el' ? 'μόνο αν το έχετε ζητήσει στον λογαριασμό' : 'only if you have asked for them',
    )
  })
})

const accountEmails: Record<EmailKind, { el: string; en: string }> = {
  verify: { el: 'επιβεβαίωση εγγραφής', en: 'confirming a registration' },
  reset: { el: 'νέο κωδικό', en: 'a new password' },
  password_changed: { el: 'αλλαγή κωδικού', en: 'a changed password' },
  email_change: { el: 'στο νέο', en: 'to the new one' },
  email_change_notice: { el: 'και στο παλιό', en: 'and the old' },
  new_sign_in: { el: 'σύνδεση από νέα συσκευή', en: 'a sign-in from a new device' },
  session_reused: { el: 'διακοπή ύποπτης σύνδεσης', en: 'a suspicious sign-in that was ended' },
  confirm_code: { el: 'κωδικούς επιβεβαίωσης', en: 'confirmation codes' },
  social_code: { el: 'κωδικούς επιβεβαίωσης', en: 'confirmation codes' },
  deletion: { el: 'διαγραφή λογαριασμού', en: 'deleting the account' },
  many_guesses: { el: 'πολλές λάθος προσπάθειες', en: 'many wrong attempts' },
  second_factor_off: { el: 'απενεργοποίηση δεύτερου παράγοντα', en: 'turning off two-step sign-in' },
  provider_linked: { el: 'σύνδεση με Google ή Facebook', en: 'linking Google or Facebook' },
}

test.each(languages)('the terms name every way of paying (%s)', (language) => {
  const ways = {
    el: ['με κάρτα', 'IRIS', 'PayPal', 'Klarna', 'αντικαταβολή', 'κατάθεση σε τράπεζα'],
    en: ['by card', 'IRIS', 'PayPal', 'Klarna', 'cash on delivery', 'bank transfer'],
  }
  for (const way of ways[language]) expect(textOf('terms', language)).toContain(way)
})

describe.each(languages)('what does not exist is not promised (%s)', (language) => {
  const absent: Record<typeof language, RegExp> = {
    el: /δωροκάρτ|«Αναφορά»|«Cookies»|τέσσερα βήματα|«Επιβεβαίωση υπαναχώρησης»|Επαληθευμένη αγορά|με ένα κλικ/,
    en: /gift card|“Report”|“Cookies”|four steps|“Confirm withdrawal”|Verified purchase|one click/,
  }

  test.each(['terms', 'privacy', 'withdrawal', 'shipping-and-returns', 'accessibility'])('on the page %s', (code) => {
    expect(textOf(code, language).match(absent[language])?.[0]).toBeUndefined()
  })

  test('newsletters are mentioned as something that is not sent', () => {
    const none = { el: 'Ενημερωτικά δελτία δεν στέλνουμε', en: 'We send no newsletters' }
    expect(textOf('privacy', language).includes(none[language])).toBe(!hasNewsletters)
  })

  test('the terms say for how long a reduction is announced', () => {
    expect(textOf('terms', language)).toContain(language === 'el' ? `${announcedDays} ημέρες` : `${announcedDays} days`)
  })

  test('the terms say what points are worth and for how long, and the privacy page that they are kept', () => {
    const { minimum, monthsValid, pointCents, pointsPerEuro } = shopLoyalty
    expect([pointsPerEuro, pointCents]).toEqual([1, 1])
    const said = {
      el: ['έναν πόντο για κάθε ακέραιο ευρώ', 'αξίζει 0,01 €', `τουλάχιστον ${minimum}`, `${monthsValid} μήνες`],
      en: ['one point for each whole euro', 'worth €0.01', `at least ${minimum}`, `${monthsValid} months`],
    }
    for (const phrase of said[language]) expect(textOf('terms', language)).toContain(phrase)
    const kept = { el: ['Πόντοι: πόσους έχετε', 'Για τους πόντους σας'], en: ['Points: how many', 'About your points'] }
    for (const phrase of kept[language]) expect(textOf('privacy', language)).toContain(phrase)
  })

  test('delivery is said once: no cost by country in the basket, no day for collecting', () => {
    expect(textOf('shipping-and-returns', language)).not.toMatch(
      /όταν διαλέξετε χώρα|την ίδια ημέρα αν|once you choose country|the same day if/,
    )
    expect(textOf('stores', language)).not.toMatch(/έτοιμο την ίδια ημέρα|ready the same day/)
  })
})

test('there is one address for withdrawals', () => {
  const address = message('withdrawal-email')
  const addresses = pages.flatMap(({ code }) =>
    languages.flatMap((language) => textOf(code, language).match(/withdraw\w*@[\w.]*\w/g) ?? []),
  )
  expect(new Set(addresses)).toEqual(new Set([address]))
  for (const language of languages) {
    for (const code of ['terms', 'withdrawal', 'shipping-and-returns'])
      expect(textOf(code, language)).toContain(address)
    expect(textOf('withdrawal', language)).not.toContain(message('helpdesk-email'))
  }
})
