import { Fragment, type Key, type ReactNode } from 'react'

interface CommaListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => Key
  children: (item: Item) => ReactNode
}

/** Items in one line, separated by commas. */
export function CommaList<Item>({ items, keyOf, children }: CommaListProps<Item>) {
  return items.map((item, index) => (
    <Fragment key={keyOf(item)}>
      {index > 0 && ', '}
      {children(item)}
    </Fragment>
  ))
}
