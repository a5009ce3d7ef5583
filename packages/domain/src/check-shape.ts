// Checks of values from outside our code whose shape is closed: what has a field more than we know is something else. A
// check tells all that is wrong, and where.

export interface ShapeProblem {
  path: readonly (string | number)[]
  message: string
}

export type Check = (value: unknown) => readonly ShapeProblem[]

type Checks = Readonly<Record<string, Check>>

const none: readonly ShapeProblem[] = []

const problem = (message: string, ...path: string[]): readonly ShapeProblem[] => [{ path, message }]

const inside = (key: string | number, problems: readonly ShapeProblem[]): readonly ShapeProblem[] =>
  problems.length === 0 ? none : problems.map(({ path, message }) => ({ path: [key, ...path], message }))

export const fulfilling =
  (is: (value: unknown) => boolean, message: string): Check =>
  (value) =>
    is(value) ? none : problem(message)

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? none : check(value)

export const nullable =
  (check: Check): Check =>
  (value) =>
    value === null ? none : check(value)

export const integer = (min: number, max: number): Check =>
  fulfilling(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
    `it must be a whole number from ${min} to ${max}`,
  )

export const oneOf = (values: readonly unknown[]): Check =>
  fulfilling((value) => values.includes(value), `it must be one of ${values.join(', ')}`)

export const list =
  (min: number, max: number, check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length >= min && value.length <= max
      ? value.flatMap((part, index) => inside(index, check(part)))
      : problem(`it must be a list of ${min} to ${max}`)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** With these fields and no others. */
export function object(fields: Checks): Check {
  const checks = Object.entries(fields)
  return (value) => {
    if (!isObject(value)) return problem('it must be an object')
    const surplus = Object.keys(value).filter((name) => !Object.hasOwn(fields, name))
    return [
      ...surplus.flatMap((name) => problem('there is no such field', name)),
      ...checks.flatMap(([name, check]) => inside(name, check(Reflect.get(value, name)))),
    ]
  }
}

const unknownForm = 'none of the forms that it may have'

/** Of several forms, the one whose name is a field of the value. */
export function formByName(forms: Checks): Check {
  const checks = new Map(Object.entries(forms))
  return (value) => {
    const name = isObject(value) && Object.keys(value).find((field) => checks.has(field))
    return (name && checks.get(name)?.(value)) || problem(unknownForm)
  }
}

/** Of several forms, the one that the value names as its `kind`; `kinds`: the other fields of each. */
export function formByKind(kinds: Readonly<Record<string, Checks>>): Check {
  const checks = new Map(
    Object.entries(kinds).map(([kind, fields]) => [kind, object({ kind: oneOf([kind]), ...fields })]),
  )
  return (value) => (isObject(value) && checks.get(Reflect.get(value, 'kind'))?.(value)) || problem(unknownForm, 'kind')
}
