// Removes endings but keeps words distinct: «βιβλίο», «βιβλία» and «βιβλίων» share a stem, «φούρνος» and «φουρνάκι» do
// not. Works on keys, so that it also works for transliterated Greek. Merging too much does no harm: exact forms are
// ranked first.

const minLength = 2
const dropVowels = (key: string): string => {
  let end = key.length
  while (end > minLength && 'aeiou'.includes(key.charAt(end - 1))) end -= 1
  return key.slice(0, end)
}

const endings: readonly [RegExp, string][] = [
  // κύμα, κύματος, κυμάτων
  [/(?<=.m)at(?:a|os|on)$/, ''],
  // Πλάτων, Πλάτωνα, Πλάτωνος
  [/(?<=^.{4,})on(?:a|as|os)$/, ''],
  [/(?<=[aeiou])s$/, ''],
  [/(?<=o)n$/, ''],
]

/** The stem of a key; short ones and those with digits stay as they are. */
export function lightStem(key: string): string {
  if (key.length <= minLength || /\d/.test(key)) return key
  return dropVowels(endings.reduce((stem, [ending, rest]) => stem.replace(ending, rest), key))
}
