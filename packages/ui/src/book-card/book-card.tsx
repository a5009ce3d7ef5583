import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import styles from './book-card.module.css'

type BookCardProps = {
  /** Address of the book's page: the whole card is a link. */
  href: string
  title: string
  /** The title's language when it is not the page's. */
  titleLang?: string
  /** The title in the page's letters, below it. */
  gloss?: ReactNode
  /** A CoverImage, or inline SVG in a CoverFrame. */
  cover: ReactNode
  /** A CardMark on the cover: what the shopper has done with the book. */
  mark?: ReactNode
  /** DiscountTag or Tag, below the cover. */
  tag?: ReactNode
  /** Contributors: text, or links. */
  by?: ReactNode
  /** In which format it is, where that is not the usual one. */
  format?: ReactNode
  /** What sets the book apart, in words. */
  badges?: ReactNode
  /** OfferTag: what several copies gain. */
  offer?: ReactNode
  price: ReactNode
  availability?: ReactNode
  /** BookCardAdd: adds to the cart. */
  add?: ReactNode
}

/** Of the article that holds a BookCard. */
export const bookCardClass = styles.card

/** A book in a carousel or grid: no box, an unbroken line below the covers, prices aligned across the row. */
export function BookCard(props: BookCardProps) {
  const { href, title, titleLang, gloss, cover, mark, tag, by, format, badges, offer, price, availability, add } = props
  return (
    <>
      <div className={styles.cover}>
        <span>{cover}</span>
        {mark}
      </div>
      <div className={styles.caption}>
        <div>
          {tag}
          <h3 className={styles.title}>
            <Link href={href} lang={titleLang}>
              {title}
            </Link>
          </h3>
          {gloss}
        </div>
        {by && <p className={styles.by}>{by}</p>}
        {(format || badges) && (
          <p className={styles.badges}>
            {format && <span className={styles.format}>{format}</span>}
            {format && badges && ' · '}
            {badges}
          </p>
        )}
        <div className={styles.foot}>
          {offer && <p className={styles.offer}>{offer}</p>}
          <div>{price}</div>
          {add}
          {availability && <div className={styles.availability}>{availability}</div>}
        </div>
      </div>
    </>
  )
}
