import { expect, test } from 'vitest'
import { type Permission, permissions, rolePermissions, staffRoles } from './permissions.ts'

const holdersOf = (permission: Permission) => staffRoles.filter((role) => rolePermissions[role].includes(permission))

test('every permission belongs to a role, is described, and is named `resource.verb`', () => {
  for (const [name, description] of Object.entries(permissions)) {
    expect(name).toMatch(/^[a-z]+\.[a-z]+$/)
    expect(description).toMatch(/^[A-Z].*\.$/)
    expect(holdersOf(name as Permission)).toContain('admin')
  }
})

test('dangerous permissions do not belong to every role', () => {
  const dangerous = [
    'payments.refund',
    'customers.export',
    'customers.erase',
    'settings.write',
    'staff.manage',
  ] as const
  for (const permission of dangerous) expect(holdersOf(permission)).toEqual(['admin'])
  expect(holdersOf('prices.write')).toEqual(['employee', 'admin'])
})

test('an inspector has no write permission of their own', () => {
  expect(rolePermissions.inspector.filter((name) => !/\.(read|impersonate)$/.test(name))).toEqual([])
})

test('no role has a permission twice', () => {
  for (const role of staffRoles) expect(new Set(rolePermissions[role]).size).toBe(rolePermissions[role].length)
})
