// The row type of a query, taken from the query itself.

/** What a query function answers with: one row of its list, or the row that it finds. */
export type RowOf<Query extends (...args: never[]) => Promise<unknown>> =
  NonNullable<Awaited<ReturnType<Query>>> extends infer Answer
    ? Answer extends readonly (infer Row)[]
      ? Row
      : Answer
    : never
