// From the home page to an author and to a publisher, by initial, by name and by role; by keyboard where it says so.

import { expect, inEachLanguage, test } from './fixtures.ts'
import { pressKeyOn, tabTo } from './support/keyboard.ts'
import { visit } from './support/visit.ts'

const initials = { el: 'Κ', en: 'K' }
const names = {
  el: { filed: 'Καζαντζάκης, Νίκος', printed: 'Νίκος Καζαντζάκης' },
  en: { filed: 'Kazantzakis, Nikos', printed: 'Nikos Kazantzakis' },
}

inEachLanguage(() => {
  test('by initial to the author, and to one of the books', async ({ page, shop }) => {
    const { t, language } = shop
    await visit(page, shop.address('/'))
    await page.getByRole('link', { name: t('home.allAuthors') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('people.doers.author') })).toBeVisible()
    const ownAlphabet = page.getByRole('navigation', {
      name: t(`people.alphabets.${language === 'el' ? 'greek' : 'latin'}`),
    })
    await ownAlphabet.getByRole('link', { name: new RegExp(`^${initials[language]},`) }).click()
    await expect(page).toHaveURL(shop.address(`/contributors?letter=${encodeURIComponent(initials[language])}`))
    await expect(ownAlphabet.locator('[aria-current=true]')).toHaveText(initials[language])
    await page.getByRole('link', { name: names[language].filed, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: names[language].printed })).toBeVisible()
    await expect(page).toHaveURL(shop.address('/contributor/nikos-kazantzakis'))
    const books = page.locator('section[aria-labelledby=works] h3 a')
    await books.first().click()
    await expect(page).toHaveURL(/\/products\//)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: names[language].printed })).toBeVisible()
  })

  test('by name in any spelling, and in another order', async ({ page, shop }) => {
    const { t } = shop
    await visit(page, shop.address('/contributors?letter=%CE%91'))
    await page.getByRole('searchbox', { name: t('people.nameOfPerson') }).fill('kazantzaki')
    await page.getByRole('searchbox', { name: t('people.nameOfPerson') }).press('Enter')
    await expect(page).toHaveURL(/q=kazantzaki/)
    await expect(page.getByRole('link', { name: names[shop.language].filed, exact: true })).toBeVisible()
    await page.goto(shop.address('/contributor/nikos-kazantzakis'))
    await page.getByRole('combobox', { name: t('people.sort') }).selectOption('PriceAscending')
    await expect(page).toHaveURL(/sort=PriceAscending$/)
    const prices = await page.locator('section[aria-labelledby=works] article').evaluateAll((cards) =>
      cards.map((card) =>
        Number(
          /(\d+)[.,](\d\d)/
            .exec(card.textContent ?? '')
            ?.slice(1)
            .join('') ?? 0,
        ),
      ),
    )
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('has structured data about the author', async ({ page, shop, baseURL }) => {
    await page.goto(shop.address('/contributor/c-p-cavafy'))
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const structuredData = scripts.map((text) => JSON.parse(text))
    const url = `${baseURL}${shop.address('/contributor/c-p-cavafy')}`
    expect(structuredData).toContainEqual(
      expect.objectContaining({ '@type': 'Person', url, birthDate: '1863', deathDate: '1933' }),
    )
    const breadcrumbs = structuredData.find((entry) => entry['@type'] === 'BreadcrumbList')
    expect(breadcrumbs.itemListElement).toHaveLength(3)
    expect(breadcrumbs.itemListElement[2].item).toBe(url)
  })
})

test('shows that nothing was found, and links back to all names', async ({ page, shop }) => {
  await visit(page, shop.address('/contributors?q=qwxzqwxz'))
  await expect(page.getByRole('heading', { name: shop.t('people.nobody') })).toBeVisible()
  await page.getByRole('link', { name: shop.t('people.wholeIndex') }).click()
  await expect(page).toHaveURL(shop.address('/contributors'))
})

test('by keyboard: through the initials, skipping empty ones, and to a publisher', async ({ page, shop }) => {
  const { t } = shop
  await visit(page, shop.address('/publishers'))
  const greek = page.getByRole('navigation', { name: t('people.alphabets.greek') })
  await expect(greek.getByRole('button', { name: 'Ω' })).toBeDisabled()
  const kappa = greek.getByRole('link', { name: /^Κ,/ })
  await tabTo(page, kappa)
  await pressKeyOn(page, kappa)
  await expect(page).toHaveURL(/letter=%CE%9A$/)
  const publisherLink = page.getByRole('link', { name: 'Κέδρος', exact: true })
  await tabTo(page, publisherLink)
  await pressKeyOn(page, publisherLink)
  await expect(page.getByRole('heading', { level: 1, name: 'Κέδρος' })).toBeVisible()
})
