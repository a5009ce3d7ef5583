import type { Page } from '@playwright/test'
import type { Shop } from './shop.ts'
import { visit } from './visit.ts'

export type OpenState = (page: Page, shop: Shop) => Promise<void>

/** The page at this path, as it is. */
export const open =
  (path: string): OpenState =>
  async (page, shop) =>
    void (await visit(page, shop.address(path)))
