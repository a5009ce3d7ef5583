// An e-mail is rendered once and never changes, so the index of an item is all the identity that React needs.

import type { ReactNode } from 'react'

export const renderList = <Item>(items: readonly Item[], render: (item: Item, key: number) => ReactNode): ReactNode[] =>
  items.map(render)
