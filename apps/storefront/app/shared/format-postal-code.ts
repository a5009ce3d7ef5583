/** Greek postal codes in two groups, `106 79`; others unchanged. */
export const formatPostalCode = (code: string, greek: boolean): string =>
  greek ? code.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2') : code
