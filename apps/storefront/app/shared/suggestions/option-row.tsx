import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Icon, type IconName } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useLocale } from 'use-intl'
import { langIfForeign } from '../heading-text.tsx'
import { ProductPrice } from '../product-price.tsx'
import { TitleGloss } from '../title-gloss.tsx'
import { splitTyped } from './split-typed.ts'
import styles from './suggest-panel.module.css'
import type { GroupKind, Option } from './suggestion-groups.ts'

const icons: Record<GroupKind, IconName> = {
  title: 'book-open',
  author: 'circle-user-round',
  category: 'layout-grid',
  publisher: 'store',
  series: 'list',
  page: 'info',
}

interface OptionRowProps {
  id: string
  kind: GroupKind
  option: Option
  typed: string
  active: boolean
}

/** One suggestion: a link, which the field references by `aria-activedescendant`. */
export function OptionRow({ id, kind, option, typed, active }: OptionRowProps) {
  const language = useLocale()
  const { name, lang, href, book } = option
  return (
    <Link id={id} href={href} role="option" aria-selected={active} tabIndex={-1} className={styles.option}>
      {book ? <CoverImage cover={book} sizes="44px" className={styles.cover} /> : <Icon name={icons[kind]} size="s" />}
      <span className={styles.text}>
        <span className={styles.name} lang={langIfForeign(lang, language)}>
          <HighlightedName name={name} typed={typed} />
        </span>
        {book && <TitleGloss title={name} englishTitle={book.englishTitle} inline />}
        {book && <small>{book.by && <HighlightedName name={book.by} typed={typed} />}</small>}
      </span>
      {book && <ProductPrice product={book} />}
    </Link>
  )
}

function HighlightedName({ name, typed }: { name: string; typed: string }) {
  const segments = splitTyped(name, typed)
  if (segments.length === 1) return name
  return segments.map((segment) => (segment.typed ? segment.text : <b key={segment.at}>{segment.text}</b>))
}
