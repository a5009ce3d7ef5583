// How somebody is called by their first name in Greek. Most names stay as they are or lose their last letter: «Ελένη», «Γιάννη»,
// «Κώστα». Those in -ος go both ways («Νίκο», «Στέφανε») and no rule tells which, so nobody is called by a wrong one.

/** The form for calling; null where there is no telling. Names that are not written in Greek stay as they are. */
export function vocativeOf(firstName: string): string | null {
  const name = firstName.trim()
  if (name === '') return null
  if (!/[ςΣ]$/u.test(name)) return name
  return /(?:[ηήΗΉαάΑΆεέΕΈ]|ου|ού|ΟΥ|ΟΎ)[ςΣ]$/u.test(name) ? name.slice(0, -1) : null
}
