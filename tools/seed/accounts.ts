import { hashPassword } from '@ayna/auth';
import { insertAccount, type NewAccount } from '../database/accounts.ts';
import { withClient } from '../database/databases.ts';
import { seedOwners } from './owners.ts';
import { randomFrom } from './random.ts';
import type { Step } from './step.ts';

/** The password of every demo account. */
export const demoPassword = 'ayna-demo-2026';

type Membership = {
  readonly salon: number;
  readonly role: 'SalonOwner' | 'Employee';
  readonly groups: string[];
};
type DemoAccount = Pick<NewAccount, 'kind' | 'name' | 'lastname' | 'email' | 'phone' | 'admin'> & {
  readonly label: string;
  readonly member?: Membership;
};

const account = (
  label: string,
  [name, lastname]: readonly [string, string],
  email: string,
  phone: string,
  more: Partial<DemoAccount> = {},
): DemoAccount => ({
  label,
  name,
  lastname,
  email: `${email}@ornek.com`,
  phone,
  kind: 'customer',
  admin: false,
  ...more,
});
const owner = (salon: number): Partial<DemoAccount> => ({
  kind: 'owner',
  member: { salon, role: 'SalonOwner', groups: ['Administrator'] },
});
const employee = (salon: number, ...groups: string[]): Partial<DemoAccount> => ({
  member: { salon, role: 'Employee', groups },
});

/** Fictional people to sign in as; no operator assigns +90 555. */
export const demoAccounts: readonly DemoAccount[] = [
  account('Admin', ['Deniz', 'Yönetici'], 'yonetici', '+905550000001', { admin: true }),
  account('owner of the first salon', ['Işıl', 'Kara'], 'isil', '+905550000002', owner(0)),
  account('owner of the second salon', ['Gökhan', 'Ünal'], 'gokhan', '+905550000003', owner(1)),
  account(
    'receptionist of the first salon',
    ['Çiğdem', 'Aydın'],
    'cigdem',
    '+905550000004',
    employee(0, 'Receptionist', 'view-customers', 'view-customer-phone', 'manage-customers'),
  ),
  account(
    'hairdresser of the first salon',
    ['Volkan', 'Şen'],
    'volkan',
    '+905550000005',
    employee(0, 'create-appointment-customer-free', 'update-appointment-status'),
  ),
  account('customer of three salons', ['Pınar', 'Öztürk'], 'pinar', '+905550000006'),
  account('customer', ['Ümit', 'Çakmak'], 'umit', '+905550000007'),
  account('owner of the third salon', ['Nurgül', 'İpekçi'], 'nurgul', '+905550000008', owner(2)),
  account('owner of the fourth salon', ['Ebru', 'Yalçın'], 'ebru', '+905550000009', owner(3)),
  account('owner of the fifth salon', ['Yağmur', 'Acar'], 'yagmur', '+905550000010', owner(4)),
  account('owner of the sixth salon', ['Barış', 'Erdem'], 'baris', '+905550000011', owner(5)),
];

const DAY_MS = 86_400_000;

/** All accounts share one hash: hashing is slow by design, and the password is public. */
export const accounts: Step = {
  name: 'accounts',
  run: (url, { salons, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from auth.people where phone = $1', [
        demoAccounts[0]?.phone,
      ]);
      if (rowCount) return 'exists already';
      const random = randomFrom(90_555);
      const passwordHash = await hashPassword(demoPassword);
      for (const [index, { label: _, member, ...person }] of demoAccounts.entries()) {
        const at = new Date(now - (demoAccounts.length - index) * DAY_MS);
        const code = random.code(at.getTime());
        await insertAccount(client, { ...person, code, passwordHash, at });
        const salon = member && salons[member.salon];
        if (!salon) continue;
        await client.query(
          `insert into auth.memberships (salon_code, person_code, role, groups, created_at)
           values ($1, $2, $3, $4, $5)`,
          [salon.code, code, member.role, member.groups, at],
        );
      }
      const owners = await seedOwners(client, salons, { passwordHash, now });
      return `${demoAccounts.length + owners}, all with the password ${demoPassword}`;
    }),
};
