// The names of BestPrice's tags. Its older documentation and the generators in use do not agree on them, so each can be
// renamed in the configuration once the partner team has said which it reads.

import { z } from 'zod'

const bestPriceTagNames = [
  ...(['product', 'productId', 'name', 'link', 'image', 'categoryPath', 'categoryID', 'price', 'description'] as const),
  ...([
    'instock',
    'availability',
    'manufacturer',
    'mpn',
    'isbn',
    'ean',
    'weight',
    'features',
    'additional_image',
  ] as const),
] as const

export type BestPriceTag = (typeof bestPriceTagNames)[number]
export type BestPriceTags = Partial<Record<BestPriceTag, string>>

const isKnown = (text: string): text is BestPriceTag => bestPriceTagNames.some((name) => name === text)
const tagForm = /^[A-Za-z_][\w.-]{0,63}$/

/** `name=title,link=productURL`, as a record; refused when a tag is unknown, misspelt or named twice. */
export const bestPriceTags = z.string().transform((text, context): BestPriceTags => {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  const tags: BestPriceTags = {}
  const refuse = (message: string) => context.issues.push({ code: 'custom', message, input: text })
  for (const pair of pairs) {
    const [ownName = '', theirName = '', ...extra] = pair.split('=').map((word) => word.trim())
    if (!isKnown(ownName) || extra.length > 0)
      refuse(`${pair.trim()} renames no tag of ${bestPriceTagNames.join(', ')}`)
    else if (!tagForm.test(theirName)) refuse(`${theirName || 'nothing'} is not the name of a tag`)
    else tags[ownName] = theirName
  }
  const names = bestPriceTagNames.map((name) => tags[name] ?? name)
  if (new Set(names).size < names.length) refuse('two tags would have one name')
  return tags
})
