import type { Language } from '@stoa/domain/language'

const formats = { el: new Intl.NumberFormat('el-GR'), en: new Intl.NumberFormat('en-GB') }

/** `12`, `1.236`: one formatter for all counts of a page. */
export const formatCount = (count: number, language: Language): string =>
  count < 1000 ? String(count) : formats[language].format(count)
