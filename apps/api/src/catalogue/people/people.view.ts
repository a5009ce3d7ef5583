// People and publishers as the contract shows them.

import type { ContributorLink, ContributorProfile } from '@stoa/contract/catalogue/people'
import type { PublisherLink, PublisherProfile } from '@stoa/contract/catalogue/publishers'
import type { Language } from '@stoa/domain/language'
import { webLinkOrNull } from '@stoa/domain/url/web-link'
import { inLanguage, inLanguageOrNull, languageOf } from '../../database/localized-text.ts'
import type { ContributorRow } from './people.queries.ts'
import type { ProfileRow } from './profile.queries.ts'
import type { PublisherProfileRow, PublisherRow } from './publisher.queries.ts'

export const viewContributorLink = (row: ContributorRow, language: Language): ContributorLink => ({
  id: row.id,
  code: row.code,
  url: row.url,
  name: inLanguage(row.name_el, row.name_en, language),
  filedName: inLanguage(row.filed_el, row.filed_en, language),
  nameLanguage: languageOf(row.name_en, language),
  initial: language === 'en' ? row.letter_latin : row.letter,
  titleCount: row.title_count,
})

export const viewContributorProfile = (row: ProfileRow, language: Language): ContributorProfile => ({
  ...viewContributorLink(row, language),
  biography: inLanguageOrNull(row.biography_el, row.biography_en, language),
  biographyLanguage: languageOf(row.biography_en, language),
  bornYear: row.born_year,
  diedYear: row.died_year,
  isFeatured: row.is_featured,
  otherNames: row.aliases,
  roles: row.roles,
  categories: row.categories.map((item) => ({
    name: inLanguage(item.name_el, item.name_en, language),
    nameLanguage: languageOf(item.name_en, language),
    url: item.url,
    count: item.count,
  })),
  series: row.series.map((item) => ({
    name: inLanguage(item.name_el, item.name_en, language),
    nameLanguage: languageOf(item.name_en, language),
    firstUrl: item.url,
    count: item.count,
  })),
})

export const viewPublisherLink = (row: PublisherRow, language: Language): PublisherLink => ({
  id: row.id,
  code: row.code,
  url: row.url,
  name: inLanguage(row.name_el, row.name_en, language),
  nameLanguage: languageOf(row.name_en, language),
  initial: row.letter,
  titleCount: row.title_count,
})

export const viewPublisherProfile = (row: PublisherProfileRow, language: Language): PublisherProfile => ({
  ...viewPublisherLink(row, language),
  address: row.address,
  website: webLinkOrNull(row.website),
  email: row.email,
})
