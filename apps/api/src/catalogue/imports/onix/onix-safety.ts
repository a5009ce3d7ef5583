// Contacts for the safety of a product (ONIX list 198 and 239, role 10) and warnings about toys (list 79, type 13).

import { publisherMatchKey } from '@stoa/domain/catalogue/people/name-keys'
import type { BookRecord } from '../book-record.ts'
import { type Note, warning } from '../read-item.ts'
import { readEmail, readLine, readWarnings, type SafetyFacts } from '../safety.ts'
import { childrenOf, type OnixNode, textOf } from './onix-node.ts'

const safetyRole = '10'
const toySafety = '13'
const noWarning = '00'

/** Of the title and of its markets. A contact of the publisher's name is the publisher itself, any other answers for it. */
export function readSafety(
  publishings: readonly OnixNode[],
  supplies: readonly OnixNode[],
  publisher: { name: string | null; website: string | null },
): Pick<BookRecord, 'safety'> {
  const contacts = [
    ...publishings.flatMap((publishing) =>
      childrenOf(publishing, 'ProductContact').map((node) => contactOf(node, 'ProductContact')),
    ),
    ...supplies.flatMap((supply) =>
      childrenOf(supply, 'SupplyContact').map((node) => contactOf(node, 'SupplyContact')),
    ),
  ].filter(({ role }) => role === safetyRole)
  if (contacts.length === 0 && publisher.website === null) return {}
  const isPublisher = (name: string | null): boolean =>
    name === null || publisherMatchKey(name) === publisherMatchKey(publisher.name ?? '')
  const own = contacts.find(({ name }) => isPublisher(name))
  const other = contacts.find(({ name }) => !isPublisher(name))
  const safety: SafetyFacts = {
    publisher: { address: own?.address ?? null, email: own?.email ?? null, website: publisher.website },
    responsible: other?.name ? { name: other.name, address: other.address, email: other.email } : null,
  }
  return { safety }
}

/** The place is given by its parts since release 3.1. */
function contactOf(node: OnixNode, composite: 'ProductContact' | 'SupplyContact') {
  const place = [textOf(node, 'PostalCode'), textOf(node, 'LocationName')].filter((part) => part !== null).join(' ')
  const parts = [textOf(node, 'StreetAddress'), place, textOf(node, 'CountryCode')]
  return {
    role: textOf(node, `${composite}Role`),
    name: readLine(textOf(node, `${composite}Name`)),
    address: readLine(parts.filter((part) => part !== null && part !== '').join(', ')),
    email: readEmail(textOf(node, 'EmailAddress')),
  }
}

export function readToyWarnings(description: OnixNode | null, notes: Note[]): Pick<BookRecord, 'warnings'> {
  const features = childrenOf(description, 'ProductFormFeature').filter(
    (feature) => textOf(feature, 'ProductFormFeatureType') === toySafety,
  )
  const texts = features.flatMap((feature) =>
    childrenOf(feature, 'ProductFormFeatureDescription').map(({ text }) => text),
  )
  for (const feature of features) {
    const code = textOf(feature, 'ProductFormFeatureValue')
    const isSilent = textOf(feature, 'ProductFormFeatureDescription') === null
    if (isSilent && code !== null && code !== noWarning)
      notes.push(warning('ProductFormFeature', `The toy’s warning ${code} comes without its words.`))
  }
  const needsNone =
    features.length > 0 && features.every((feature) => textOf(feature, 'ProductFormFeatureValue') === noWarning)
  return { warnings: texts.length === 0 && needsNone ? { el: '' } : readWarnings(texts) }
}
