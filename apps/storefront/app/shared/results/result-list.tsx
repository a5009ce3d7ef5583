import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { BookCarousel } from '../book-carousel.tsx'
import { BookRows } from './book-rows.tsx'
import type { ListData } from './list-data.ts'
import { defaultViewOf } from './list-query.ts'
import { ListTile, tileAfter } from './list-tile.tsx'
import { MoreResults } from './more-results.tsx'
import styles from './result-list.module.css'
import { useShownPages } from './use-shown-pages.ts'

/** The books, as cards or in rows, and pagination. A tick in the filters changes none of them. */
export const ResultList = memo(function ResultList({ list, pending }: { list: ListData; pending: boolean }) {
  const t = useTranslations('category')
  const currentView = list.query.view ?? defaultViewOf(list.query)
  const { listRef, books, from, showMore } = useShownPages(list)
  return (
    <div ref={listRef} className={styles.list} aria-busy={pending || undefined}>
      <h2 className="sr">{t('books')}</h2>
      {currentView === 'shelf' ? (
        <BookCarousel
          layout="case"
          products={books}
          priority={list.query.page === 1 ? 4 : 2}
          after={(index) => {
            const tile = tileAfter(index, books.length, list.path)
            return tile && <ListTile key={`tile-${index}`} {...tile} />
          }}
        />
      ) : (
        <BookRows books={books} priority={4} />
      )}
      {list.total > books.length && (
        <MoreResults list={list} from={from} visibleCount={books.length} onMore={showMore} />
      )}
    </div>
  )
})
