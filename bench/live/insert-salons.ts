import { newCode } from '@ayna/kernel/codes';
import type { BenchProduct } from './bench-product.ts';

// argon2id of the password below at its lowest cost: thousands sign in here, and sign-in is not measured.
const cheapHash =
  '$argon2id$v=19$m=8,t=1,p=1$AWHwjsXNRcfVxe7vsH3rgA$mGAr+0tZ2bQj+RFY9cogro0uWRqda/hvy8GmfkiYp7E';
const password = 'mavi-tren-bulut';

export type Member = { readonly code: string; readonly phone: string };
export type Salon = { readonly code: string; readonly service: string; readonly members: readonly Member[] };

/** Inserts salons with a service each, and members who may change it. */
export const insertSalons = async (
  { query }: BenchProduct,
  salons: number,
  membersEach: number,
): Promise<Salon[]> => {
  let counted = 0;
  const member = (): Member => {
    counted += 1;
    return { code: newCode(), phone: `+90533${String(counted).padStart(7, '0')}` };
  };
  const inserted = Array.from({ length: salons }, () => ({
    code: newCode(),
    service: newCode(),
    members: Array.from({ length: membersEach }, member),
  }));
  const people = inserted.flatMap(({ code, members }) => members.map((one) => ({ ...one, salon: code })));
  const codes = people.map(({ code }) => code);
  await query(
    `insert into auth.people (person_code, kind, name, lastname, phone, folded, phone_proved_at, password_changed_at, created_at)
     select code, 'owner', 'Isil', 'Kara', phone, 'isil kara', now(), now(), now() from unnest($1::uuid[], $2::text[]) as t (code, phone)`,
    [codes, people.map(({ phone }) => phone)],
  );
  await query('insert into auth.credentials (owner, password_hash) select unnest($1::uuid[]), $2', [
    codes,
    cheapHash,
  ]);
  await query(
    `insert into auth.memberships (salon_code, person_code, role, groups, created_at)
     select salon, code, 'SalonOwner', '{Administrator}', now() from unnest($1::uuid[], $2::uuid[]) as t (salon, code)`,
    [people.map(({ salon }) => salon), codes],
  );
  await query(
    `insert into service.services (salon_code, code, name, description, category, color, duration, buffer_after, price, show_price, type, online, active)
     select salon, code, 'Kesim', '', 'Cut', 1, 30, 0, 900, true, 'Single', true, true from unnest($1::uuid[], $2::uuid[]) as t (salon, code)`,
    [inserted.map(({ code }) => code), inserted.map(({ service }) => service)],
  );
  return inserted;
};

export const signIn = async (url: string, { phone }: Member): Promise<string> => {
  const response = await fetch(new URL('/api/sign/in-phone', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password }),
  });
  const { accessToken } = (await response.json()) as { accessToken?: string };
  if (!accessToken) throw new Error(`sign-in of ${phone} failed: ${response.status}`);
  return accessToken;
};
