import { expect, test } from 'vitest';
import { type Known, shownTo } from './shown.ts';

const known: Known = {
  salonCode: 's',
  phone: '+905350000088',
  email: 'ayla@ornek.com',
  leftAt: null,
  invitation: null,
  state: {
    code: 'e',
    version: 3,
    gone: false,
    userCode: 'ayla',
    userSnapshot: { name: 'Ayla', lastname: 'Kara' },
    imageUrl: null,
    position: 'hairdresser',
    title: '',
    isActive: true,
    owner: false,
    workHours: [],
    allServices: true,
    serviceCodes: [],
    leaves: [
      {
        code: 'l',
        startDate: '2026-11-15T09:00:00',
        endDate: '2026-11-16T09:00:00',
        kind: 'Sick',
        note: 'Grip',
      },
    ],
    recurringLeaves: [],
  },
};
const open: Known = {
  ...known,
  state: { ...known.state, userCode: null },
  invitation: {
    by: 'sms',
    sentTo: '+905350000088',
    sentAt: '2026-11-15T10:00:00.000Z',
    expiresAt: '2026-11-22T10:00:00.000Z',
  },
};
const by = (code: string, ...groups: string[]) => ({ code, groups: new Set(groups) });

test.each([
  ['the Administrator', by('x', 'Administrator')],
  ['who manages employees', by('x', 'manage-employees')],
  ['the person', by('ayla')],
])('%s sees how somebody is reached and why somebody is away', (_, viewer) => {
  expect(shownTo(viewer, known)).toMatchObject({
    phone: '+905350000088',
    email: 'ayla@ornek.com',
    leaves: [{ kind: 'Sick', note: 'Grip' }],
  });
});

test('a colleague sees when somebody is away, and neither why nor how to reach', () => {
  const shown = shownTo(by('mert', 'manage-services', 'Receptionist'), known);
  expect(shown).toMatchObject({ phone: null, email: null, leaves: [{ kind: 'Other', note: '' }] });
  expect(JSON.stringify([shown, shownTo(by('mert'), open)])).not.toMatch(/5350000088|ornek|Grip|Sick/);
});

test.each([
  ['joined', known],
  ['invited', open],
  ['none', { ...open, invitation: null }],
])('the account is %s', (account, one) => {
  expect(shownTo(by('x'), one).account).toBe(account);
});
