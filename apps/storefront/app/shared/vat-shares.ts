import type { Totals } from '@stoa/contract/ordering/totals'

/** The VAT within the total, by rate in per cent; goods outside VAT are left out. */
export const vatShares = ({ vatGroups }: Pick<Totals, 'vatGroups'>): { percent: number; vat: number }[] =>
  vatGroups.filter(({ rate }) => rate > 0).map(({ rate, vat }) => ({ percent: rate / 100, vat }))
