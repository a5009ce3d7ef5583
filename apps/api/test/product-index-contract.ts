// What a product index must do, whatever it stands on: the tests of its port, to be run with every implementation, over the
// built-in shop.

import { afterAll, beforeAll, describe } from 'vitest'
import { testChanges } from './product-index/changes.ts'
import { testFacets } from './product-index/facets.ts'
import { testLists } from './product-index/lists.ts'
import { testSearches } from './product-index/searches.ts'
import { type OpensIndex, TestedIndex } from './product-index/tested-index.ts'

export function testProductIndex(name: string, open: OpensIndex): void {
  describe(name, () => {
    const tested = new TestedIndex()
    beforeAll(() => tested.open(open))
    afterAll(() => tested.close())
    testLists(tested)
    testFacets(tested)
    testSearches(tested)
    // last: it changes the shop, and stops following
    testChanges(tested)
  })
}
