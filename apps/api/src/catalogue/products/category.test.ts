import * as categoryContract from '@stoa/contract/catalogue/categories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const novel = 'greek-novel'

test('a category is the same by slug, by code and by id', async () => {
  const byCode = await call(api.app, categoryContract.getCategoryByCode, { code: novel })
  expect(await call(api.app, categoryContract.getCategoryByUrl, { url: byCode.url })).toEqual(byCode)
  expect(await call(api.app, categoryContract.getCategoryById, { id: byCode.id })).toEqual(byCode)
})

test('it has its ancestors, siblings and children', async () => {
  const category = await call(api.app, categoryContract.getCategoryByCode, { code: novel })
  expect(category.breadcrumbs.map((link) => link.url)).toEqual(['logotechnia', 'elliniki-logotechnia', 'mythistorima'])
  expect(category.siblings.map((link) => link.code)).toContain(novel)
  expect(category.children).toEqual([])
  const parent = await call(api.app, categoryContract.getCategoryById, { id: category.parentId ?? 0 })
  expect(parent.children).toEqual(category.siblings)
})

test('a root has no parent, and stands beside the other roots', async () => {
  const root = await call(api.app, categoryContract.getCategoryByCode, { code: 'literature' })
  const roots = await call(api.app, categoryContract.listCategoriesByParent, {})
  expect(root.parentId).toBeNull()
  expect(root.siblings).toEqual(roots)
  expect(root.children).toEqual(await call(api.app, categoryContract.listCategoriesByParent, { parentId: root.id }))
})

test('its names are in the language of the call, its slug is not', async () => {
  const greek = await call(api.app, categoryContract.getCategoryByCode, { code: novel })
  const english = await call(api.app, categoryContract.getCategoryByCode, { code: novel }, 'en')
  expect(english.name).not.toBe(greek.name)
  expect([english.url, english.nameLanguage, english.productCount]).toEqual([greek.url, 'en', greek.productCount])
})

test('the tree is in reading order: every category follows its parent, its brothers by position', async () => {
  const tree = await call(api.app, categoryContract.listCategoryTree, {})
  const indexById = new Map(tree.map((node, index) => [node.id, index]))
  for (const [index, node] of tree.entries()) {
    const parent = tree[indexById.get(node.parentId ?? 0) ?? -1]
    expect(node.level).toBe((parent?.level ?? 0) + 1)
    if (parent) expect(index).toBeGreaterThan(indexById.get(parent.id) ?? 0)
    const before = tree[index - 1]
    expect(node.level).toBeLessThanOrEqual((before?.level ?? 0) + 1)
  }
  const roots = await call(api.app, categoryContract.listCategoriesByParent, {})
  expect(tree.filter((node) => node.level === 1).map((node) => node.id)).toEqual(roots.map((node) => node.id))
})

test('the tree may begin at a category and end after some levels', async () => {
  const allNodes = await call(api.app, categoryContract.listCategoryTree, {})
  const literature = await call(api.app, categoryContract.getCategoryByCode, { code: 'literature' })
  const subtree = await call(api.app, categoryContract.listCategoryTree, { parentCode: 'literature' })
  expect(subtree).toEqual(await call(api.app, categoryContract.listCategoryTree, { parentId: literature.id }))
  expect(subtree.length).toBeGreaterThan(literature.children.length)
  expect(allNodes.filter((node) => subtree.some((link) => link.id === node.id)).map((node) => node.level - 1)).toEqual(
    subtree.map((node) => node.level),
  )
  const first = await call(api.app, categoryContract.listCategoryTree, { parentCode: 'literature', levels: 1 })
  expect(first.map((node) => node.id)).toEqual(literature.children.map((node) => node.id))
})

test('an unknown category is refused', async () => {
  expect(await refusalOf(api.app, categoryContract.getCategoryByUrl, { url: 'nothing' })).toBe('category_not_found')
  expect(await refusalOf(api.app, categoryContract.listCategoryTree, { parentCode: 'nothing' })).toBe(
    'category_not_found',
  )
  expect(await refusalOf(api.app, categoryContract.listCategoriesByParent, { parentId: 999_999 })).toBe(
    'category_not_found',
  )
})
