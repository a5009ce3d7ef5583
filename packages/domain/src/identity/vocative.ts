// The Greek vocative of a first name. Most names stay as they are or lose their last letter: «Ελένη», «Γιάννη»,
// «Κώστα». Those in -ος have two forms («Νίκο», «Στέφανε») without a rule, so none is used rather than a wrong one.

/**
 * The vocative; null when it is unknown. Names in other scripts stay as they are, and so do those of women in -ις:
 * «Άρτεμις», «Ίρις».
 */
export function vocativeOf(firstName: string, isWoman = false): string | null {
  const name = firstName.trim()
  if (name === '') return null
  if (!/[ςΣ]$/u.test(name) || (isWoman && /[ιίΙΊ][ςΣ]$/u.test(name))) return name
  return /(?:[ηήΗΉαάΑΆεέΕΈ]|ου|ού|ΟΥ|ΟΎ)[ςΣ]$/u.test(name) ? name.slice(0, -1) : null
}
