import { appointment } from '@ayna/contracts/appointment';
import { finance } from '@ayna/contracts/finance';
import { mayCall } from '@ayna/domain/permissions';
import { describe, expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { entriesFor, isCurrent } from './nav-entries.ts';
import { salonEntries } from './salon-entries.ts';

const labels = (groups: readonly string[]) =>
  entriesFor(groups, salonEntries).flatMap((group) => group.entries.map((entry) => entry.label));

const currentAt = (pathname: string) =>
  salonEntries
    .flatMap((group) => group.entries)
    .filter((entry) => isCurrent(entry, pathname))
    .map((entry) => entry.label);

describe('what a person may open', () => {
  it('is everything for an Administrator', () => {
    expect(labels(['Administrator'])).toHaveLength(15);
  });

  it('is the day, the own commission and the own account for an employee, with no empty headings', () => {
    expect(labels(['update-appointment-status'])).toEqual(['Takvim', 'Randevular', 'Prim', 'Hesabım']);
    expect(entriesFor([], salonEntries).map((group) => group.label)).toEqual([undefined, 'Finans', 'Hesap']);
  });

  it.each([
    [paths.dayEnd, finance.routes.dayEnd.who],
    [paths.monthlyReport, finance.routes.monthlyReport.who],
  ])('is %s with the rights of its first call', (path, who) => {
    const entry = salonEntries.flatMap((group) => group.entries).find((one) => one.path === path);
    expect(entry?.who?.any.toSorted()).toEqual(who.any.toSorted());
  });

  it('follows the groups', () => {
    expect(labels(['Receptionist'])).toContain('Müşterilerim');
    expect(labels(['manage-finance'])).toContain('Muhasebe');
    expect(labels(['manage-finance'])).not.toContain('İstatistik paneli');
  });
});

describe("'Yeni Randevu'", () => {
  it.each([
    'create-appointment-customer-free',
    'create-appointment-customer-free-all',
    'Receptionist',
    'Administrator',
  ])('shows with %s', (group) => {
    expect(mayCall(appointment.routes.bookByDesk.who, [group])).toBe(true);
  });

  it('does not show without any of them', () => {
    expect(mayCall(appointment.routes.bookByDesk.who, ['update-appointment-status-all'])).toBe(false);
  });
});

describe('the current entry', () => {
  it.each([
    ['/profil', 'Takvim'],
    ['/profil/randevular/ekle', 'Randevular'],
    ['/profil/müşterilerim', 'Müşterilerim'],
    ['/profil/m%C3%BC%C5%9Fterilerim', 'Müşterilerim'],
    ['/profil/musteri/MST-1', 'Müşterilerim'],
    ['/profil/çalışanlar/yetkiler/EMP-1', 'Çalışanlar'],
    ['/profil/salonu-duzenle/SLN-1', 'Salon bilgileri'],
  ])('of %s is %s', (pathname, label) => {
    expect(currentAt(pathname)).toEqual([label]);
  });

  it('is none for an address it does not know, or that is no UTF-8', () => {
    expect(currentAt('/profil/mesajlar')).toEqual([]);
    expect(currentAt('/profil/%E7')).toEqual([]);
  });
});
