import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { Button } from '@stoa/ui/button/button'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { CompactSelect } from '@stoa/ui/select-field/compact-select'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { contributorNames, inForm } from '../../../../shared/book-display.ts'
import { FailedNote } from '../../../../shared/failed-note.tsx'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import { ProductPrice } from '../../../../shared/product-price.tsx'
import { TitleGloss } from '../../../../shared/title-gloss.tsx'
import styles from './box.module.css'
import { roomIn } from './box-contents.ts'
import type { Box } from './use-box.ts'
import { useThings } from './use-things.ts'

/** Finds things of the shop, each with a button that puts it into the box. */
export function ThingSearch({ box }: { box: Box }) {
  const t = useTranslations('product-kinds')
  const [text, setText] = useState('')
  const { things, isStale, error, retry } = useThings(text)
  const isFull = roomIn(box.contents, box.capacity) === 0
  return (
    <div>
      <TextField
        type="search"
        label={t('box.search')}
        value={text}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        help={text.trim() === '' ? t('box.searchHelp') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="sr" role="status">
        {things && !isStale && text.trim() !== '' && t('box.found', { count: things.length })}
      </p>
      {error && <FailedNote text={t('box.searchFault')} error={error} className={styles.note} onRetry={retry} />}
      {things?.length === 0 && !isStale && <p className={styles.none}>{t('box.nothing')}</p>}
      <ul className={styles.things} aria-label={t('box.things')} aria-busy={isStale || undefined}>
        {things?.map((thing) => (
          <Thing
            key={thing.id}
            thing={thing}
            isFull={isFull}
            onPut={(dimensionId) => box.put({ productId: thing.id, dimensionId })}
          />
        ))}
      </ul>
    </div>
  )
}

interface ThingProps {
  thing: ProductCard
  isFull: boolean
  onPut(dimensionId: number): void
}

function Thing({ thing, isFull, onPut }: ThingProps) {
  const t = useTranslations('product-kinds')
  const language = useLocale()
  const { name, dimensions } = thing
  const [chosenForm, setForm] = useState(dimensions.find(({ quantity }) => quantity > 0)?.id ?? 0)
  return (
    <li className={styles.thing}>
      <CoverImage cover={inForm(thing, chosenForm)} sizes="52px" className={styles.cover} />
      <div className={styles.about}>
        <h3 lang={langIfForeign(thing.nameLanguage, language)}>{name}</h3>
        <TitleGloss title={name} englishTitle={thing.englishTitle} />
        <p className={styles.by}>{contributorNames(thing)}</p>
        <ProductPrice product={{ kind: thing.kind, price: thing.price }} />
        {dimensions.length > 0 && (
          <CompactSelect
            aria-label={t('box.form', { name })}
            value={chosenForm}
            onChange={(event) => setForm(Number(event.target.value))}
          >
            {dimensions.map((form) => (
              <option key={form.id} value={form.id} disabled={form.quantity === 0}>
                {form.name}
              </option>
            ))}
          </CompactSelect>
        )}
      </div>
      <Button
        variant="secondary"
        size="small"
        icon="plus"
        aria-label={t('box.putNamed', { name })}
        // keeps the focus of whoever has just filled the box with it
        aria-disabled={isFull || undefined}
        onClick={() => onPut(chosenForm)}
      >
        {t('box.put')}
      </Button>
    </li>
  )
}
