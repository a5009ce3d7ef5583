import { beforeEach, expect, it } from 'vitest'
import { closeModal, openModal, readModals, setModal } from './modal-store.ts'

beforeEach(() => closeModal())

it('opens, closes and sets by name', () => {
  openModal('cart')
  setModal('menu', true)
  expect(readModals()).toEqual({ cart: true, menu: true })
  setModal('cart', false)
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
