// What has changed and was not read yet, from the tags of the change log.

import { readTag } from '../../database/change-log.ts'

export class PendingChanges {
  readonly products = new Set<number>()
  labels = false
  /** What many products depend on: promotions, and the tree of categories. */
  promotions = false
  everything = false

  add(tag: string): void {
    const { topic, id } = readTag(tag)
    if ((topic === 'product' || topic === 'stock') && id !== null) this.products.add(id)
    else if (topic === 'filters' || topic === 'categories') this.labels = true
    else if (topic === 'promotions') this.promotions = true
    else if (topic === 'catalogue') this.everything = true
  }

  /** Those that have waited longest. */
  takeProducts(most = this.products.size): number[] {
    const taken = [...this.products].slice(0, most)
    for (const id of taken) this.products.delete(id)
    return taken
  }

  get isEmpty(): boolean {
    return this.products.size === 0 && !this.labels && !this.promotions && !this.everything
  }
}
