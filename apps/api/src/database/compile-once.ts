// Statements that are built and compiled at their first execution and then only given other values: building one takes
// longer than pricing a cart.

import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import type { Tables } from './schema.ts'
import type { Executor } from './transaction.ts'

class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** What a statement says twice is sent once. */
class ValueCompiler extends PostgresQueryCompiler {
  readonly #placed = new Map<string, string>()

  override compileQuery(...query: Parameters<PostgresQueryCompiler['compileQuery']>) {
    this.#placed.clear()
    return super.compileQuery(...query)
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Placeholder)) {
      super.appendValue(value)
      return
    }
    const placed = this.#placed.get(value.name)
    if (placed !== undefined) {
      this.append(placed)
      return
    }
    super.appendValue(value)
    this.#placed.set(value.name, this.getCurrentParameterPlaceholder())
  }
}

/** Knows the tables, but no database. */
const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new ValueCompiler(),
  },
})

/** Stands for one of the values. What depends on a value in any other way is another statement. */
export type ValueOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

const placeholder = (name: string) => sql`${new Placeholder(name)}` as RawBuilder<never>

interface Compilable<Row> {
  compile(executor: Executor): CompiledQuery<Row>
}

/** None for a statement without values. */
type Given<Values> = keyof Values extends never ? [] : [values: Values]

/** `build` is called once per process. */
export function compileOnce<Values extends object, Row>(
  build: (db: Executor, value: ValueOf<Values>) => Compilable<Row>,
): (db: Executor, ...given: Given<Values>) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, ...[values]) => {
    compiled ??= build(builder, placeholder).compile(builder)
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values ?? {}, parameter.name) : parameter,
    )
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
