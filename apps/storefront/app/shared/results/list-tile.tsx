import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import { pageSize } from './list-query.ts'
import styles from './list-tile.module.css'

const tiles = [
  { name: 'window', href: '/window' },
  { name: 'new-releases', href: '/new-releases' },
  { name: 'best-sellers', href: '/best-sellers' },
] as const

type Tile = (typeof tiles)[number]

/** Its place in a page of books, as in the middle of the third row. */
const lastBefore = 12
const columns = 5

/**
 * The tile after a book of a list: one for each page whose books leave the last place of a row of five empty, never one
 * that leads to the list itself.
 */
export function tileAfter(index: number, books: number, path: string): Tile | null {
  const page = Math.floor(index / pageSize)
  const onPage = Math.min(pageSize, books - page * pageSize)
  const place = Math.min(lastBefore, onPage - 1)
  if (onPage % columns !== columns - 1 || index % pageSize !== place) return null
  const offered = tiles.filter(({ href }) => href !== path)
  return offered[page % offered.length] ?? null
}

/** An invitation among the books of a list. */
export function ListTile({ name, href }: Tile) {
  const t = useTranslations('category')
  return (
    <div className={styles.tile} data-fifth="">
      <svg className={styles.picture} viewBox="0 0 120 181" aria-hidden="true">
        <path className={styles.arch} d="M0 181V60a60 60 0 0 1 120 0v121z" />
        <path className={styles.first} d="M22 78h18v88H22z" />
        <path className={styles.second} d="M42 94h12v72H42z" />
        <path className={styles.third} d="M56 70h22v96H56z" />
        <path className={styles.second} d="M83 166l9-84 14 1.500-9 82.500z" />
        <path className={styles.ledge} d="M0 166h120v15H0z" />
      </svg>
      <div className={styles.words}>
        <h3>
          <Link href={href}>{t(`tiles.${name}.title`)}</Link>
        </h3>
        <p>{t(`tiles.${name}.text`)}</p>
        <p className={styles.go} aria-hidden="true">
          {t(`tiles.${name}.action`)}
          <Icon name="arrow-right" size="s" />
        </p>
      </div>
    </div>
  )
}
