// The columns by which people and publishers are sorted, searched and matched: computed here for all writers.

import { indexInitial } from '@stoa/domain/catalogue/people/index-initial'
import {
  latinSortKey,
  matchKey,
  normalizeWords,
  publisherMatchKey,
  publisherSortKey,
} from '@stoa/domain/catalogue/people/name-keys'
import { nameSearchKey } from '@stoa/domain/catalogue/people/name-search'
import { filedName, readPersonName } from '@stoa/domain/catalogue/people/person-name'

export interface PersonNames {
  /** As printed («Νίκος Καζαντζάκης») or as filed («Καζαντζάκης, Νίκος»). */
  nameEl: string
  nameEn: string | null
  aliases?: readonly string[]
}

/** Every key column of `contributor`. Names given in their filed form are filed as given. */
export function contributorKeys({ nameEl, nameEn, aliases = [] }: PersonNames) {
  const filedEl = filedName(readPersonName(nameEl))
  const filedEn = nameEn === null ? null : filedName(readPersonName(nameEn))
  const latin = latinSortKey(filedEn ?? filedEl)
  return {
    filed_el: filedEl,
    filed_en: filedEn,
    sort_key: normalizeWords(filedEl),
    sort_key_latin: latin,
    letter: indexInitial(filedEl),
    letter_latin: indexInitial(latin),
    match_key: matchKey(nameEl),
    search_key: nameSearchKey([nameEl, nameEn ?? '', ...aliases]),
  }
}

/** Rows of `contributor_alias` without the person's id: the Latin form of the name, and the person's other names. */
export function aliasesOf({ nameEl, nameEn, aliases = [] }: PersonNames): { name: string; match_key: string }[] {
  const names = new Set([...(nameEn === null ? [] : [nameEn]), ...aliases])
  names.delete(nameEl)
  return [...names].map((name) => ({ name, match_key: matchKey(name) }))
}

/** Every key column of `publisher`. */
export function publisherKeys(nameEl: string, nameEn: string | null) {
  const sortKey = publisherSortKey(nameEl)
  return {
    sort_key: sortKey,
    letter: indexInitial(sortKey),
    match_key: publisherMatchKey(nameEl),
    search_key: nameSearchKey([nameEl, nameEn ?? '']),
  }
}
