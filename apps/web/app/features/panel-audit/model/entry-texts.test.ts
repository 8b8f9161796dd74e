import { describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../../data/audit.ts';
import { authorName, changesOf, salonName, sentenceOf, shortChange } from './entry-texts.ts';

const names = {
  groups: new Map([
    ['Administrator', 'Tam yetki'],
    ['view-reports', 'Raporlar'],
    ['manage-finance', 'Kasa'],
  ]),
  salons: new Map([['salon-1', 'Oje Masası']]),
};

const entry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  code: 'entry-1',
  at: '2026-11-16T09:34:07.000Z',
  kind: 'rights',
  action: 'groups-set',
  actor: { code: 'a', name: 'Sevgi Ünal', role: 'Admin' },
  subject: { code: 'b', name: 'Begüm Taş' },
  salonCode: 'salon-1',
  reason: null,
  before: null,
  after: null,
  facts: [],
  address: null,
  requestId: 'r',
  ...more,
});

describe('what was done', () => {
  test.each([
    [{}, 'Begüm Taş için yetkileri değiştirdi'],
    [{ action: 'trial-extended', facts: [{ name: 'days', value: '7' }] }, 'denemeyi 7 gün uzattı'],
    [
      {
        action: 'exported',
        facts: [
          { name: 'what', value: 'cards' },
          { name: 'rows', value: '312' },
        ],
      },
      '312 müşteri kartını indirdi',
    ],
    [{ action: 'deactivated', subject: { code: 'b', name: null } }, 'Silinmiş hesap hesabını kapattı'],
    [{ action: 'something-new' }, '“something-new” işlemini yaptı'],
    [{ action: 'constructor' }, '“constructor” işlemini yaptı'],
  ])('of %j is %s', (more, sentence) => {
    expect(sentenceOf(entry(more))).toBe(sentence);
  });

  test('is done by its actor, by the platform, or by the person whose sign-in it was', () => {
    expect(authorName(entry())).toBe('Sevgi Ünal');
    expect(authorName(entry({ actor: null }))).toBe('Sistem');
    expect(authorName(entry({ actor: null, kind: 'sign-in' }))).toBe('Begüm Taş');
    expect(authorName(entry({ actor: { code: 'a', name: null, role: null } }))).toBe('Silinmiş hesap');
  });
});

describe('what became different', () => {
  test('of groups those that came and went, by their titles', () => {
    const changed = entry({
      before: ['view-reports', 'manage-finance'],
      after: ['manage-finance', 'Administrator'],
    });
    expect(changesOf(changed, names)).toEqual([
      { field: 'Raporlar', before: 'var', after: 'yok' },
      { field: 'Tam yetki', before: 'yok', after: 'var' },
    ]);
    expect(shortChange(changed, names)).toEqual({ before: 'Raporlar, Kasa', after: 'Tam yetki' });
  });

  test('of days and states the value before and after', () => {
    const trial = entry({
      kind: 'package',
      action: 'trial-extended',
      before: ['2026-11-18'],
      after: ['2026-11-25T21:00:00.000Z'],
    });
    expect(changesOf(trial, names)).toEqual([
      { field: 'Deneme sonu', before: '18 Kasım 2026', after: '26 Kasım 2026' },
    ]);
    const status = entry({
      kind: 'status',
      action: 'salon-status-set',
      before: ['Published'],
      after: ['Suspended'],
    });
    expect(shortChange(status, names)).toEqual({ before: 'Yayında', after: 'Askıda' });
  });

  test('more than two values are counted, none at all is said', () => {
    const changed = entry({ before: [], after: ['a', 'b', 'c', 'd'] });
    expect(shortChange(changed, names)).toEqual({ before: 'yok', after: 'a, b +2' });
    expect(shortChange(entry(), names)).toBeNull();
    expect(changesOf(entry(), names)).toEqual([]);
  });
});

test('a salon without a known name is told by the end of its code', () => {
  expect(salonName('salon-1', names)).toBe('Oje Masası');
  expect(salonName('01980000-0000-7000-8000-0000004a7bc1', names)).toBe('Salon 4a7bc1');
});
