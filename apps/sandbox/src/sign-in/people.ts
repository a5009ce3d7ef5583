// The users of the sandbox's Google and Facebook: one for each kind of response.

export interface GooglePerson {
  sub: string
  name: string
  given_name: string
  family_name?: string
  email: string
  email_verified: boolean
  /** The company that hosts the mailbox. */
  hd?: string
}

export const googlePeople: Readonly<Record<string, GooglePerson>> = {
  eleni: {
    sub: '100000000000000000001',
    name: 'Ελένη Μάρκου',
    given_name: 'Ελένη',
    family_name: 'Μάρκου',
    email: 'eleni.markou@gmail.com',
    email_verified: true,
  },
  nikos: {
    sub: '100000000000000000002',
    name: 'Νίκος Δήμου',
    given_name: 'Νίκος',
    family_name: 'Δήμου',
    email: 'nikos@publisher.example',
    email_verified: true,
    hd: 'publisher.example',
  },
  maria: {
    sub: '100000000000000000003',
    name: 'Maria Smith',
    given_name: 'Maria',
    family_name: 'Smith',
    email: 'maria@elsewhere.example',
    email_verified: true,
  },
  kostas: {
    sub: '100000000000000000004',
    name: 'Κώστας',
    given_name: 'Κώστας',
    email: 'kostas@elsewhere.example',
    email_verified: false,
  },
}

export interface FacebookPerson {
  id: string
  name: string
  first_name: string
  last_name: string
  /** Users who signed up by phone number have none. */
  email?: string
}

export const facebookPeople: Readonly<Record<string, FacebookPerson>> = {
  anna: {
    id: '200000000000001',
    name: 'Άννα Πέτρου',
    first_name: 'Άννα',
    last_name: 'Πέτρου',
    email: 'anna@elsewhere.example',
  },
  giorgos: { id: '200000000000002', name: 'Γιώργος Ρήγας', first_name: 'Γιώργος', last_name: 'Ρήγας' },
}
