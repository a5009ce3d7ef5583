import { Button } from '@stoa/ui/button/button'
import { CompactSelect } from '@stoa/ui/select-field/compact-select'
import { useId } from 'react'
import { useAddress } from '../i18n/use-address.ts'
import styles from './sort-form.module.css'

interface SortFormProps<Sort extends string> {
  /** The list's path without language and query. */
  path: string
  /** The other parameters of the list's URL; empty and null are left out. */
  hiddenParams: Readonly<Record<string, string | null>>
  sort: Sort
  /** `Default` is left out of the URL. */
  sorts: readonly Sort[]
  labelOf(sort: Sort): string
  label: string
  apply: string
  /** Up to which width the label is only read aloud. */
  labelHidden: 'phone' | 'narrow'
  className: string | undefined
}

/** The order of a list; submitted by its button without JavaScript, at once with it. */
export function SortForm<Sort extends string>(props: SortFormProps<Sort>) {
  const { path, hiddenParams, sort: chosen, sorts, labelOf, label, apply, labelHidden, className } = props
  const address = useAddress()
  const id = useId()
  const toFieldValue = (sort: Sort) => (sort === 'Default' ? '' : sort)
  return (
    <form className={`${styles.sort} ${className}`} action={address(path)} method="get">
      {Object.entries(hiddenParams).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor={id} className={labelHidden === 'phone' ? 'sr-phone' : 'sr-narrow'}>
        {label}
      </label>
      <CompactSelect
        id={id}
        name="sort"
        key={chosen}
        defaultValue={toFieldValue(chosen)}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {sorts.map((sort) => (
          <option key={sort} value={toFieldValue(sort)}>
            {labelOf(sort)}
          </option>
        ))}
      </CompactSelect>
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          {apply}
        </Button>
      </noscript>
    </form>
  )
}
