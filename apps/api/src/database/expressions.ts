// Expressions that many statements share, for the query builder.

import { type Expression, type ExpressionBuilder, type StringReference, sql } from 'kysely'

/** Whether an e-mail is this one, which upper and lower case do not change; null is like no e-mail. The indexes are on `lower`. */
export const equalsLower = <Database, Table extends keyof Database>(
  eb: ExpressionBuilder<Database, Table>,
  column: StringReference<Database, Table>,
  text: string | null,
) => eb(eb.fn<string>('lower', [column]), '=', eb.fn<string>('lower', [eb.val(text)]))

/** The only column of a query, as a list; its values keep their types, which those of `jsonArrayFrom` may not. */
export const arrayFrom = <Row>(query: Expression<Row>) => sql<Row[keyof Row][]>`array(${query})`
