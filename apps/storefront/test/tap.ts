// A finger on an element. `click` is the mouse.

import type { Locator } from 'vitest/browser'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    tap(selector: string): Promise<void>
  }
}

export const tap = (locator: Locator): Promise<void> => commands.tap(locator.selector)
