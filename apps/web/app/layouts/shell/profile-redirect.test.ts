import type { Me } from '@ayna/contracts/auth';
import { describe, expect, it } from 'vitest';
import { homePath, redirectFromProfile } from './profile-redirect.ts';

const salons = [{ salonCode: '019a0000-0000-7000-8000-000000000001', groups: ['Administrator'] }];
const person = (role: Me['role'], isMember = false) => ({ role, salons: isMember ? salons : [] });

describe("the guard of /profil: 'signed in, and member of a salon'", () => {
  it.each(['SalonOwner', 'Employee', 'Customer', 'Admin'] as const)('lets a member in as %s', (role) => {
    for (const path of ['/profil', '/profil/randevular', '/profil/hesap'])
      expect(redirectFromProfile(person(role, true), path)).toBeUndefined();
  });

  it('leads an owner without a salon to making one', () => {
    expect(redirectFromProfile(person('SalonOwner'), '/profil')).toBe('/salon-olustur');
    expect(redirectFromProfile(person('SalonOwner'), '/profil/kontrol-paneli')).toBe('/salon-olustur');
  });

  it.each(['Customer', 'Employee'] as const)('leads %s without a salon to the account', (role) => {
    expect(redirectFromProfile(person(role), '/profil')).toBe('/profil/hesap');
    expect(redirectFromProfile(person(role), '/profil/muhasebe')).toBe('/profil/hesap');
  });

  it('leads the platform’s people to the panel', () => {
    expect(redirectFromProfile(person('Admin'), '/profil')).toBe('/panel');
    expect(redirectFromProfile(person('Admin'), '/profil/hesap')).toBeUndefined();
  });

  it('leaves everybody their own account, so that nobody is led in a circle', () => {
    for (const role of ['SalonOwner', 'Customer'] as const)
      for (const path of ['/profil/hesap', '/profil/hesap/'])
        expect(redirectFromProfile(person(role), path)).toBeUndefined();
  });
});

it('staff of the platform begin at the panel, everybody else at /profil', () => {
  expect(homePath(person('Admin'))).toBe('/panel');
  expect(homePath(person('SalonOwner'))).toBe('/profil');
  expect(homePath(person('Customer'))).toBe('/profil');
});
