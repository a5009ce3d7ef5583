// How a table with data about customers is described.

/** `exported` is handed out, `secret` grants access and never is, `inner` only joins rows. */
type ColumnUse = 'exported' | 'secret' | 'inner'

/** How a row is matched to a customer. */
export type Owner = 'self' | 'customer' | 'session' | 'order' | 'orderOf' | 'email' | 'key' | 'pointEntry'

/**
 * What becomes of the rows when the account ends: deleted with it (`rows`), cleared of what identifies a person
 * (`emptied`), left as they are because nothing in them does (`unchanged`), or deleted with the row they belong to
 * (`follows`).
 */
type DeletionRule = 'rows' | 'emptied' | 'unchanged' | 'follows'

export interface PersonalTable {
  readonly table: string
  readonly owner: Owner
  readonly columns: Readonly<Record<string, ColumnUse>>
  readonly onDeletion: DeletionRule
  /** The order of the rows. */
  readonly order: string
}

/** Each use with its columns, separated by spaces. */
export const columns = (uses: Partial<Record<ColumnUse, string>>): Record<string, ColumnUse> =>
  Object.fromEntries(
    Object.entries(uses).flatMap(([use, names]) => names.split(' ').map((name) => [name, use as ColumnUse])),
  )

/** In the order in which they are exported. */
export const exportedColumns = ({ columns }: PersonalTable): string[] =>
  Object.entries(columns).flatMap(([name, use]) => (use === 'exported' ? [name] : []))
