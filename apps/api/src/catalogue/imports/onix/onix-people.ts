// The contributors of a book and their roles (ONIX list 17). One with several roles gets a credit for each.

import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import { printedName, readPersonName } from '@stoa/domain/catalogue/people/person-name'
import type { BookCredit } from '../book-record.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { type Note, warning } from '../read-item.ts'
import { childOf, childrenOf, type OnixNode, textOf, textsOf } from './onix-node.ts'

const roles: Record<string, readonly ContributorRole[]> = {
  A01: ['author'],
  A02: ['author'],
  A03: ['author'],
  A05: ['author'],
  A06: ['composer'],
  A07: ['illustrator'],
  A08: ['photographer'],
  A09: ['author'],
  A12: ['illustrator'],
  A13: ['photographer'],
  A14: ['author'],
  A15: ['foreword'],
  A16: ['foreword'],
  A19: ['afterword'],
  A22: ['afterword'],
  A23: ['foreword'],
  A24: ['introduction'],
  A29: ['introduction'],
  A31: ['author'],
  A35: ['illustrator'],
  A36: ['cover'],
  A38: ['originalAuthor'],
  A40: ['illustrator'],
  A45: ['author'],
  A46: ['illustrator'],
  A47: ['illustrator'],
  A99: ['author'],
  B01: ['editor'],
  B03: ['adapter'],
  B04: ['adapter'],
  B05: ['adapter'],
  B06: ['translator'],
  B07: ['author'],
  B08: ['translator'],
  B10: ['editor', 'translator'],
  B11: ['editor'],
  B13: ['editor'],
  B21: ['editor'],
  B22: ['editor'],
  C01: ['compiler'],
  C02: ['compiler'],
  E03: ['narrator'],
  E07: ['narrator'],
}

/** A series' editor contributes to the series, not to the book. */
const ignoredRoles = new Set(['B09'])

const placeholderNames: Record<string, [greek: string, english: string]> = {
  '01': ['Ανώνυμος', 'Anonymous'],
  '02': ['Ανώνυμος', 'Anonymous'],
  '04': ['Συλλογικό έργο', 'Various authors'],
}

export function readCredits(description: OnixNode | null, notes: Note[]): BookCredit[] {
  const inOrder = childrenOf(description, 'Contributor')
    .map((node, index) => ({ node, place: Number(textOf(node, 'SequenceNumber') ?? Number.NaN) || index + 1 }))
    .sort((a, b) => a.place - b.place)
  return inOrder.flatMap(({ node }) => creditsOf(node, notes))
}

function creditsOf(node: OnixNode, notes: Note[]): BookCredit[] {
  const names = namesOf(node)
  if (!names) return []
  const biography = childOf(node, 'BiographicalNote')
  const biographyText = biography ? plainText(biography.text, biography.isMarkup || null) || null : null
  return textsOf(node, 'ContributorRole').flatMap((code) => {
    const parts = roles[code]
    if (!parts && !ignoredRoles.has(code))
      notes.push(warning('ContributorRole', `${code} is not shown (${names.name}).`))
    return (parts ?? []).map((role) => ({ ...names, role, biography: biographyText }))
  })
}

function namesOf(node: OnixNode): Pick<BookCredit, 'name' | 'otherName'> | null {
  const name = nameOf(node)
  if (name !== null) {
    const alternatives = childrenOf(node, 'AlternativeName').map(nameOf)
    const alternative =
      alternatives.find((candidate) => candidate !== null && isGreek(candidate) !== isGreek(name)) ?? null
    return { name, otherName: alternative }
  }
  const [greek, english] = placeholderNames[textOf(node, 'UnnamedPersons') ?? ''] ?? []
  return greek === undefined ? null : { name: greek, otherName: english ?? null }
}

/** As printed; built from its parts or un-inverted when the printed form is missing. */
function nameOf(node: OnixNode): string | null {
  const parts = ['NamesBeforeKey', 'PrefixToKey', 'KeyNames', 'NamesAfterKey', 'SuffixToKey'].map((part) =>
    textOf(node, part),
  )
  const joined = textOf(node, 'KeyNames') === null ? null : parts.filter((part) => part !== null).join(' ')
  const name =
    textOf(node, 'PersonName') ??
    joined ??
    printed(textOf(node, 'PersonNameInverted')) ??
    textOf(node, 'CorporateName') ??
    printed(textOf(node, 'CorporateNameInverted'))
  return name === null ? null : plainLine(name) || null
}

const printed = (inverted: string | null): string | null => printedName(readPersonName(inverted ?? '')) || null

const isGreek = (name: string): boolean => /\p{Script=Greek}/u.test(name)
