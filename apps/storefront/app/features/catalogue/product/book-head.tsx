import type { Product } from '@stoa/contract/catalogue/catalogue'

const card = { width: 1200, height: 630 }

interface BookHeadProps {
  product: Product
  /** The alternative text of the link preview's picture. */
  alt: string
  addressOf(path: string): string
}

/** Open Graph data of a product besides its title: the size of its picture, and the authors of a book. */
export function BookHead({ product, alt, addressOf }: BookHeadProps) {
  const { isbn, releaseDate, credits, breadcrumbs } = product
  const authors = credits.filter(({ role }) => role === 'author')
  return (
    <>
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(card.width)} />
      <meta property="og:image:height" content={String(card.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {isbn && <meta property="book:isbn" content={isbn} />}
      {releaseDate && <meta property="book:release_date" content={releaseDate} />}
      {authors.map(({ code, url }) => (
        <meta key={code} property="book:author" content={addressOf(`/contributor/${url}`)} />
      ))}
      {breadcrumbs.map(({ name, url }) => (
        <meta key={url} property="book:tag" content={name} />
      ))}
    </>
  )
}
