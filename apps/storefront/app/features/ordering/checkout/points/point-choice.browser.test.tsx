import { listPickupPoints, type PickupPoint, type PickupPoints } from '@stoa/contract/ordering/pickup-points'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleCheckout } from '../../../../../test/sample-checkout.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { readForm } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { PointChoice } from './point-choice.tsx'

beforeEach(() => draftStore.clear())

const locker = 4

const point = (id: string, name: string, changes: Partial<PickupPoint> = {}): PickupPoint => ({
  ...{ id, name, network: 'box_now', kind: 'locker', street: 'Ερμού 2', city: 'Αθήνα', postalCode: '10563' },
  ...{ latitude: 37.9757, longitude: 23.7339, note: null, openAlways: false, metres: null },
  ...changes,
})

const syntagma = point('4001', 'Σύνταγμα', { openAlways: true, note: '24/7' })
const kypseli = point('4003', 'Κυψέλη', { street: 'Φωκίωνος Νέγρη 30', latitude: 37.9999, note: 'Δευ–Σάβ 08:00–21:00' })

const found = (points: PickupPoint[], changes: Partial<PickupPoints> = {}): PickupPoints => ({
  ...{ points, total: points.length, widenedTo: null },
  ...changes,
})

async function openChoice(listed: PickupPoints = found([syntagma, kypseli]), path = '/en/checkout-shipping-payment') {
  draftStore.choose({ shippingTypeId: locker })
  const asked = answer(listPickupPoints, () => listed)
  const type = { id: locker, code: 'locker', name: 'Locker', help: '', rates: [] }
  const screen = await renderPage(
    <CheckoutDataProvider value={{ ...sampleCheckout, shippingTypes: [...sampleCheckout.shippingTypes, type] }}>
      <PointChoice network="box_now" problems={{}} />
    </CheckoutDataProvider>,
    path,
  )
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  return { ...screen, asked, lastAsked: () => asked.at(-1)?.input }
}

it('lists the points near the postal code of the address, with their hours', async () => {
  draftStore.saveForm({ ...readForm({}), postalCode: '106 79' })
  const { getByRole, lastAsked } = await openChoice()
  await expect.element(getByRole('textbox')).toHaveValue('106 79')
  expect(lastAsked()).toMatchObject({ networks: ['box_now'], text: '106 79', pageSize: 10 })
  await expect
    .element(getByRole('radio', { name: /^Σύνταγμα Ερμού 2, 105 63 Αθήνα 24 hours, every day$/ }))
    .toBeVisible()
  await expect.element(getByRole('radio', { name: /Κυψέλη .* Δευ–Σάβ 08:00–21:00$/ })).toBeVisible()
  await expect.element(getByRole('status').filter({ hasText: '2 lockers' })).toBeVisible()
})

it('speaks of a filter only where there is one', async () => {
  const { getByRole } = await openChoice()
  answer(listPickupPoints, () => found([]))
  await getByRole('textbox').fill('nowhere')
  const status = getByRole('status').filter({ hasText: 'No locker found' })
  await expect.element(status).toMatchTextContent(/or street\.$/)
  await getByRole('button', { name: '24 hours' }).click()
  await expect.element(status).toMatchTextContent(/or street, or remove the filter\.$/)
})

it('keeps the chosen point, and shows it when others are found', async () => {
  const { getByRole, getByText } = await openChoice()
  await getByRole('radio', { name: /^Κυψέλη/ }).click({ force: true })
  await expect.element(getByRole('radio', { name: /^Κυψέλη/ })).toBeChecked()
  expect(draftStore.read().choice.point).toEqual({
    ...{
      id: '4003',
      network: 'box_now',
      name: 'Κυψέλη',
      street: 'Φωκίωνος Νέγρη 30',
      city: 'Αθήνα',
      postalCode: '10563',
    },
  })
  answer(listPickupPoints, () => found([syntagma]))
  await getByRole('textbox').fill('ermou')
  await expect.element(getByRole('radio')).toHaveAccessibleName(/^Σύνταγμα/)
  await expect.element(getByText('Collect from: Κυψέλη, Φωκίωνος Νέγρη 30, 105 63 Αθήνα')).toBeVisible()
})

it('a pin of the drawing chooses its point', async () => {
  const { container, getByRole } = await openChoice()
  await expect.poll(() => container.querySelectorAll('svg g text').length).toBe(3)
  const pins = [...container.querySelectorAll('svg g')].filter((pin) => /^[AB]$/.test(pin.textContent))
  pins.find((pin) => pin.textContent === 'A')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(getByRole('radio', { name: /^Σύνταγμα/ })).toBeChecked()
})

it('narrows to what is open, and takes it back', async () => {
  const { getByRole, lastAsked } = await openChoice()
  const chip = getByRole('button', { name: 'Open on Sundays' })
  await chip.click()
  await expect.poll(() => lastAsked()?.opening).toBe('sunday')
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  await chip.click()
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false')
})

it('asks where the reader is only when that is pressed, and tells the shop no more than about where', async () => {
  const position = { coords: { latitude: 37.98765432, longitude: 23.73456789 } } as GeolocationPosition
  const locate = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(navigator.geolocation), 'getCurrentPosition')
  let locations = 0
  Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
    configurable: true,
    value: (done: PositionCallback) => {
      locations += 1
      done(position)
    },
  })
  const { getByRole, lastAsked } = await openChoice(found([{ ...syntagma, metres: 368 }]))
  expect(locations).toBe(0)
  await getByRole('button', { name: 'Near me' }).click()
  await expect.poll(() => lastAsked()).toMatchObject({ latitude: 37.988, longitude: 23.735 })
  await expect.element(getByRole('radio')).toHaveAccessibleName(/350 m$/)
  if (locate) Object.defineProperty(navigator.geolocation, 'getCurrentPosition', locate)
})

it.each([
  ['/en/checkout-shipping-payment', 'There is none in 85100. The nearest one has a postcode beginning with 85:'],
  ['/checkout-shipping-payment', 'Στον Τ.Κ. 85100 δεν υπάρχει. Το κοντινότερο έχει Τ.Κ. που αρχίζει από 85:'],
])('says when no point has the postal code: %s', async (path, text) => {
  draftStore.saveForm({ ...readForm({}), postalCode: '85100' })
  const { getByText } = await openChoice(found([syntagma], { widenedTo: '85' }), path)
  await expect.element(getByText(text)).toBeVisible()
})

it('shows more on request, and says when there is nothing', async () => {
  const { getByRole, getByText, lastAsked } = await openChoice(found([syntagma, kypseli], { total: 30 }))
  await getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => lastAsked()?.pageSize).toBe(12)
  answer(listPickupPoints, () => found([]))
  await getByRole('textbox').fill('nowhere')
  await expect.element(getByText(/^No locker found/)).toBeVisible()
})

it('the Enter key searches and sends no form', async () => {
  const { getByRole } = await openChoice()
  const field = getByRole('textbox')
  let sent = 0
  document.addEventListener('submit', () => (sent += 1), { once: true })
  await field.fill('ermou')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('ermou')
  expect(sent).toBe(0)
})

it('offers another try when the points cannot be loaded', async () => {
  const { getByRole, getByText } = await openChoice()
  answer(listPickupPoints, () => refuse('bad_input'))
  await getByRole('textbox').fill('x')
  await expect.element(getByText(/^We couldn’t load the pickup points/)).toBeVisible()
  await expect.element(getByRole('button', { name: /try again/i })).toBeVisible()
})
