// A letter is written once and never changes, so the place of a thing in its list is all the identity React needs.

import type { ReactNode } from 'react'

export const renderList = <Item>(items: readonly Item[], render: (item: Item, key: number) => ReactNode): ReactNode[] =>
  items.map(render)
