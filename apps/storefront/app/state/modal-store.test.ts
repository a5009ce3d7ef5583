import { beforeEach, expect, it } from 'vitest'
import { closeModal, openModal, readModals, setModal, toggleModal } from './modal-store.ts'

beforeEach(() => closeModal())

it('opens, closes, toggles and sets by name', () => {
  openModal('cart')
  setModal('menu', true)
  expect(readModals()).toEqual({ cart: true, menu: true })
  toggleModal('cart')
  expect(readModals()).toEqual({ cart: false, menu: true })
  closeModal('menu')
  expect(readModals()).toEqual({ cart: false, menu: false })
})

it('closes all when no name is given', () => {
  openModal('cart')
  openModal('menu')
  closeModal()
  expect(readModals()).toEqual({})
})

it('is the same map while nothing changes', () => {
  openModal('cart')
  const before = readModals()
  openModal('cart')
  setModal('menu', false)
  expect(readModals()).toBe(before)
})
