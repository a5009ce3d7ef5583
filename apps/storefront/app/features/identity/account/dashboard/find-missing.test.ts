import formatMessage from '@stoa/browser/i18n/format-message'
import compile from 'icu-minify/compile'
import { expect, it } from 'vitest'
import greek from '../../../../locales/el/account.json' with { type: 'json' }
import english from '../../../../locales/en/account.json' with { type: 'json' }
import { findMissing } from './find-missing.ts'

const phone = '6912345678'
const birthDate = '1980-05-17'

it.each([
  [null, null, 'Λείπουν το τηλέφωνο και η ημερομηνία γέννησης.', 'Your phone number and date of birth are missing.'],
  [null, birthDate, 'Λείπει το τηλέφωνο.', 'Your phone number is missing.'],
  [phone, null, 'Λείπει η ημερομηνία γέννησης.', 'Your date of birth is missing.'],
])('lists what is missing, and only that: %s, %s', (mobile, day, el, en) => {
  const missing = findMissing({ mobile, birthDate: day })
  const formatIncomplete = (locale: string, messages: typeof greek) =>
    formatMessage('incomplete', compile(messages.dashboard.incomplete), { missing: missing ?? '' }, { locale })
  expect([formatIncomplete('el', greek), formatIncomplete('en', english)]).toEqual([el, en])
})

it('is null when nothing is missing', () => expect(findMissing({ mobile: phone, birthDate })).toBeNull())
