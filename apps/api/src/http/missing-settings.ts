// Settings of one service go together: all of them, or none for a shop without it.

/** What a service lacks whose settings are there in part, as a sentence; null when there are all or none. */
export function findMissingError<Name extends string>(
  service: string,
  config: Readonly<Partial<Record<Name, string>>>,
  together: readonly Name[],
): string | null {
  const missing = together.filter((name) => config[name] === undefined)
  return missing.length > 0 && missing.length < together.length ? `${service} needs ${missing.join(' and ')}.` : null
}
