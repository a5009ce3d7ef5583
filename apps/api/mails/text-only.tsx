import type { ReactNode } from 'react'

/** What separates in plain text and is not shown in HTML, where the layout does. */
export const TextOnly = ({ children }: { children: ReactNode }) => <span style={{ display: 'none' }}>{children}</span>
