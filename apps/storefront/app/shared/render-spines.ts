// Spines of books as SVG source. Loaders only: the rendering code stays on the server.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { spine } from '@stoa/covers/spine'

export const renderSpines = (products: readonly ProductCard[]): string[] =>
  products.map(
    ({ name, credits, publisher, coverStyle, code, pages }) =>
      spine({
        title: name,
        author: credits
          .filter(({ role }) => role === 'author')
          .map((credit) => credit.name)
          .join(', '),
        publisher,
        series: null,
        category: coverStyle,
        seed: code,
        pages,
      }).svg,
  )
