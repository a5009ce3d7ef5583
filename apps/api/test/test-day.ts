/** A Friday in November 2026, noon in Athens: the demo shop's today in every test. */
export const testDay = Date.parse('2026-11-20T10:00:00Z')
