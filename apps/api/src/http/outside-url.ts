// Addresses of the services of others. They are https, so that nobody on the way reads or changes what is sent; what stands in
// for them on this machine may do without, except in production.

export const isLoopback = (url: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

/** The error of the first setting whose address is http where it may not be, as a sentence; null when there is none. */
export function findHttpError<Name extends string>(
  config: Readonly<Partial<Record<Name, string>>>,
  names: readonly Name[],
  production: boolean,
): string | null {
  const isOpen = (url: string | undefined) => url?.startsWith('http:') && (production || !isLoopback(url))
  const open = names.find((name) => isOpen(config[name]))
  if (open === undefined) return null
  return production ? `${open} must be https in production.` : `${open} must be https, except on this machine.`
}
