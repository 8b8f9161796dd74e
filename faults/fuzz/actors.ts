import { auth } from '@ayna/contracts/auth';
import { customer } from '@ayna/contracts/customer';
import { finance } from '@ayna/contracts/finance';
import { newCode } from '@ayna/kernel/codes';
import { openSalon, type Salon } from '../booking/open-salon.ts';
import { createSignedInPerson } from '../signed-in-person.ts';
import { password, type TestProduct } from '../test-product.ts';

export type Actor = { readonly name: string; readonly token: string | null; readonly ofOtherSalon: boolean };

/** Is part of what only members of the other salon may read. */
export const canary = 'Kanarya';

export type Salons = { readonly here: Salon; readonly there: { readonly code: string } };

const today = (): string => new Date().toISOString().slice(0, 10);

/** A salon to attack, and another one with data that nobody of the first one may see. */
export const openSalons = async (product: TestProduct): Promise<Salons> => {
  const here = await openSalon(product);
  const there = { code: newCode() };
  const [account] = await product.createAccounts(1, { code: there.code, groups: ['Administrator'] });
  if (!account) throw new Error('createAccounts returned no account');
  await product.startTrial(there.code);
  const person = createSignedInPerson(product, account, there.code);
  const call = product.as({ 'x-user-token': await person.token() });
  for (let index = 0; index < 5; index += 1) {
    await call(customer.routes.create, {
      body: {
        salonCode: there.code,
        name: canary,
        lastname: canary,
        phone: `+9053200000${String(index).padStart(2, '0')}`,
        email: null,
        birthday: '1990-05-05',
        allergies: canary,
        tags: [canary],
      },
    });
    await call(finance.routes.create, {
      body: {
        salonCode: there.code,
        type: 'Income',
        category: 'Other',
        status: true,
        title: canary,
        amount: 100,
        date: today(),
        note: canary,
        employeeCode: null,
        employeeSnapshot: null,
        productCode: null,
        appointmentCode: null,
        salaryKind: null,
        receiptCode: null,
      },
    });
  }
  return { here, there };
};

const groupsOf = {
  owner: ['Administrator'],
  receptionist: ['Receptionist', 'view-customers', 'view-customer-phone', 'manage-customers'],
  hairdresser: ['create-appointment-customer-free', 'update-appointment-status'],
  'member without a right': [],
} as const;

/** New people of every kind, each signed in. */
export const createActors = async (product: TestProduct, { here, there }: Salons): Promise<Actor[]> => {
  const signIn = async (
    salonCode: string | null,
    groups: readonly string[],
    admin = false,
  ): Promise<string> => {
    const [account] = await product.createAccounts(1, ...(salonCode ? [{ code: salonCode, groups }] : []));
    if (!account) throw new Error('createAccounts returned no account');
    await product.query('update auth.people set admin = $2 where person_code = $1', [account.code, admin]);
    const session = await product.as()(auth.routes.signInPhone, { body: { phone: account.phone, password } });
    if (salonCode) await product.asSession(session)(auth.routes.activeSalon, { body: { salonCode } });
    return session.accessToken;
  };
  const members = Object.entries(groupsOf).map(async ([name, groups]) => ({
    name,
    token: await signIn(here.code, groups),
    ofOtherSalon: false,
  }));
  return [
    { name: 'visitor', token: null, ofOtherSalon: false },
    { name: 'forged', token: 'not.a.token', ofOtherSalon: false },
    { name: 'customer', token: await signIn(null, []), ofOtherSalon: false },
    { name: 'admin', token: await signIn(null, [], true), ofOtherSalon: false },
    { name: 'owner of another', token: await signIn(there.code, ['Administrator']), ofOtherSalon: true },
    ...(await Promise.all(members)),
  ];
};
