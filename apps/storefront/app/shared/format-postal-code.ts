/** Greek codes are written in two groups, `106 79`; others as they are. */
export const formatPostalCode = (code: string, greek: boolean): string =>
  greek ? code.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2') : code
