// The company's details that the law wants on every page. Shop layout and checkout load and show the same.

export const companyCodes = [
  'company-legal-name',
  'company-seat',
  'company-register-number',
  'company-vat-number',
  'company-packaging-number',
] as const

/** Those that the shop has, in their order. */
export const companyDetails = (texts: Partial<Record<(typeof companyCodes)[number], string>>): string[] =>
  companyCodes.map((code) => texts[code] ?? '').filter(Boolean)
