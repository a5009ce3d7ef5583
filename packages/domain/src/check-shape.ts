// Checks of values from outside our code whose shape is closed: what has a field more than we know is something else.

export type Is = (value: unknown) => boolean

export const optional =
  (is: Is): Is =>
  (value) =>
    value === undefined || is(value)

export const integer =
  (min: number, max: number): Is =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

export const oneOf =
  (values: readonly unknown[]): Is =>
  (value) =>
    values.includes(value)

export const list =
  (max: number, is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= max && value.every(is)

/** With these fields and no others. */
export const object =
  (fields: Readonly<Record<string, Is>>): Is =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, is]) => is((value as Record<string, unknown>)[name]))
