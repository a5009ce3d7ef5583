import { Field } from '@stoa/ui/field/field'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { countCharacters } from './check-words.ts'
import type { Words } from './use-words.ts'
import styles from './words-field.module.css'

interface WordsFieldProps {
  label: string
  words: Words
  optional?: boolean
  /** The field was left. */
  onBlur?(): void
}

/** So many fit into one line. */
const lineLength = 60

/** A field for the buyer's words, with what it can hold: one line, or several where more fit. */
export function WordsField({ label, words, optional, onBlur }: WordsFieldProps) {
  const t = useTranslations('lines')
  const id = useId()
  const { text, max, problem } = words
  const count = countCharacters(text)
  const counter = t('words.count', { count, max })
  const isLine = max <= lineLength
  return (
    <div>
      <Field
        id={id}
        label={label}
        optional={optional && t('words.optional')}
        help={counter}
        error={problem && t(`words.${problem}`, { count, max })}
      >
        {(control) => {
          const props = {
            ...control,
            value: text,
            required: !optional,
            onBlur,
            autoComplete: 'off',
            onChange: ({ target }: { target: { value: string } }) => words.change(target.value),
          }
          return isLine ? (
            <input {...props} type="text" ref={words.field} />
          ) : (
            <textarea {...props} rows={3} ref={words.field} className={`${control.className} ${styles.several}`} />
          )
        }}
      </Field>
      <p className="sr" role="status">
        {count > max - nearEnd && count <= max && counter}
      </p>
    </div>
  )
}

/** From here on a screen reader is told how many fit. */
const nearEnd = 10
