import { expect, test } from 'vitest'
import { type Permission, permissions, rolePermissions, staffRoles } from './permissions.ts'

const holdersOf = (permission: Permission) => staffRoles.filter((role) => rolePermissions[role].includes(permission))

test('every permission is held by somebody, described, and named `resource.verb`', () => {
  for (const [name, description] of Object.entries(permissions)) {
    expect(name).toMatch(/^[a-z]+\.[a-z]+$/)
    expect(description).toMatch(/^[A-Z].*\.$/)
    expect(holdersOf(name as Permission)).toContain('admin')
  }
})

test('what is dangerous is not everybody’s', () => {
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

test('an inspector writes nothing in their own name', () => {
  expect(rolePermissions.inspector.filter((name) => !/\.(read|impersonate)$/.test(name))).toEqual([])
})

test('no role holds a permission twice', () => {
  for (const role of staffRoles) expect(new Set(rolePermissions[role]).size).toBe(rolePermissions[role].length)
})
