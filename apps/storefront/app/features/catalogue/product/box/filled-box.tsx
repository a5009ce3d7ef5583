import type { Product, ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { BoxItem } from '@stoa/domain/ordering/cart/line-extension'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { ProgressBar } from '@stoa/ui/progress-bar/progress-bar'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FailedNote } from '../../../../shared/failed-note.tsx'
import panel from '../../../../shared/panel.module.css'
import { WordsField } from '../../../../shared/words/words-field.tsx'
import styles from './box.module.css'
import { countThings, roomIn } from './box-contents.ts'
import { BoxSum } from './box-sum.tsx'
import { ChosenThing } from './chosen-thing.tsx'
import type { Box } from './use-box.ts'

interface FilledBoxProps {
  product: Product
  box: Box
  products: ReadonlyMap<number, ProductCard | null>
}

/** What is in the box so far, the words of its card, what it costs, and one button for all of it. */
export function FilledBox({ product, box, products }: FilledBoxProps) {
  const t = useTranslations('product-kinds')
  const heading = useRef<HTMLHeadingElement>(null)
  const { contents, capacity, totals } = box
  const count = countThings(contents)
  const room = roomIn(contents, capacity)
  const isShort = totals !== undefined && !box.updating && totals.changes.length > 0
  const take = (item: BoxItem) => {
    box.take(item)
    // the button that was pressed goes with it
    heading.current?.focus()
  }
  return (
    <section className={`${panel.sheet} ${styles.box}`} aria-labelledby="filled-box">
      <h2 id="filled-box" ref={heading} tabIndex={-1}>
        {t('box.yours')}
      </h2>
      <div role="status">
        <ProgressBar icon="package" value={count} max={capacity}>
          {room === 0 ? t('box.full', { capacity }) : t('box.places', { count, capacity })}
        </ProgressBar>
      </div>
      {contents.length === 0 ? (
        <p className={styles.none}>{t('box.empty')}</p>
      ) : (
        <ul className={styles.chosen}>
          {contents.map((item) => (
            <ChosenThing
              key={`${item.productId}-${item.dimensionId}`}
              {...{ item, box }}
              product={products.get(item.productId)}
              onTake={() => take(item)}
            />
          ))}
        </ul>
      )}
      {isShort && (
        <Note tone="warn" role="status" className={styles.note}>
          {t('box.short')}
        </Note>
      )}
      <WordsField label={t('box.words')} words={box.words} optional />
      {box.error && (
        <FailedNote text={t('box.sumFault')} error={box.error} className={styles.note} onRetry={box.retry} />
      )}
      <BoxSum product={product} box={box} />
      <Button size="large" wide icon={box.isChange ? 'check' : 'bag'} disabled={count === 0} onClick={box.add}>
        {t(box.isChange ? 'box.save' : 'box.add')}
      </Button>
    </section>
  )
}
