// Permissions of staff, and the permissions of each role. Reading and writing are separate, and dangerous operations
// (refunds, prices, impersonation, staff) have permissions of their own.

/** Each with its description. */
export const permissions = {
  'catalogue.read': 'See products, contributors, publishers and categories as they are edited.',
  'catalogue.write': 'Change products, contributors, publishers and categories.',
  'prices.write': 'Change prices.',
  'stock.read': 'See copies and their movements.',
  'stock.write': 'Adjust and move copies.',
  'orders.read': 'See orders.',
  'orders.write': 'Change the status and the content of orders.',
  'payments.refund': 'Give money back.',
  'customers.read': 'See customers.',
  'customers.write': 'Change customers.',
  'customers.export': 'Export the personal data of customers.',
  'customers.erase': 'Erase customers.',
  'customers.impersonate': 'Act for a customer, with the code of an authenticator.',
  'promotions.write': 'Change promotions, coupons and gift cards.',
  'content.write': 'Change pages, banners and menus.',
  'settings.write': 'Change shipping, payment methods, branches and other settings.',
  'staff.manage': 'Add staff, switch them off and change their role.',
  'audit.read': 'See what staff have changed.',
} as const

export type Permission = keyof typeof permissions

export const staffRoles = ['inspector', 'sales_person', 'employee', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

const allPermissions = Object.keys(permissions) as Permission[]
const reading: readonly Permission[] = ['catalogue.read', 'stock.read', 'orders.read', 'customers.read']

/** Any role may impersonate a customer: the endpoints limit what that allows, and each link needs a code. */
export const rolePermissions: Readonly<Record<StaffRole, readonly Permission[]>> = {
  inspector: [...reading, 'audit.read', 'customers.impersonate'],
  sales_person: [...reading, 'orders.write', 'customers.impersonate'],
  employee: [
    ...reading,
    'catalogue.write',
    'prices.write',
    'stock.write',
    'orders.write',
    'content.write',
    'customers.impersonate',
  ],
  admin: allPermissions,
}
