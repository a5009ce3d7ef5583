import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import { InlineSvg } from '../../../shared/inline-svg.tsx'
import page from '../../../shared/page.module.css'
import type { CategoryTile } from './category-tile.ts'
import styles from './category-tiles.module.css'

/** Four links to categories. */
export function CategoryTiles({ categoryTiles }: { categoryTiles: readonly CategoryTile[] }) {
  const t = useTranslations('home')
  const language = useLocale()
  return (
    <section className={page.section} aria-labelledby="doors">
      <div className={page.wrap}>
        <h2 className="sr" id="doors">
          {t('doors')}
        </h2>
        <ul className={styles.tiles}>
          {categoryTiles.map(({ id, title, body, link, textLanguage, artwork }) => (
            <li key={id} className={styles.tile}>
              <InlineSvg className={styles.plate} svg={artwork} />
              <div lang={langIfForeign(textLanguage, language)}>
                <h3>
                  <Link href={link}>{title}</Link>
                </h3>
                {body && <p>{body}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
