/** Joins the class names that apply; what is empty, false or missing falls out. */
export function classNames(...names: readonly unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
