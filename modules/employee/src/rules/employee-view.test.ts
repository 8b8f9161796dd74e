import { expect, test } from 'vitest';
import { type EmployeeRecord, toEmployeeView } from './employee-view.ts';

const joined: EmployeeRecord = {
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
const invited: EmployeeRecord = {
  ...joined,
  state: { ...joined.state, userCode: null },
  invitation: {
    by: 'sms',
    sentTo: '+905350000088',
    sentAt: '2026-11-15T10:00:00.000Z',
    expiresAt: '2026-11-22T10:00:00.000Z',
    failedAt: null,
  },
};
const viewerWith = (code: string, ...groups: string[]) => ({ code, groups: new Set(groups) });

test.each([
  ['the Administrator', viewerWith('x', 'Administrator')],
  ['who manages employees', viewerWith('x', 'manage-employees')],
  ['the person', viewerWith('ayla')],
])('%s sees contact details and the reason of a leave', (_, viewer) => {
  expect(toEmployeeView(viewer, joined)).toMatchObject({
    phone: '+905350000088',
    email: 'ayla@ornek.com',
    leaves: [{ kind: 'Sick', note: 'Grip' }],
  });
});

test('a colleague sees when somebody is away, but neither the reason nor contact details', () => {
  const view = toEmployeeView(viewerWith('mert', 'manage-services', 'Receptionist'), joined);
  expect(view).toMatchObject({ phone: null, email: null, leaves: [{ kind: 'Other', note: '' }] });
  expect(JSON.stringify([view, toEmployeeView(viewerWith('mert'), invited)])).not.toMatch(
    /5350000088|ornek|Grip|Sick/,
  );
});

test.each([
  ['joined', joined],
  ['invited', invited],
  ['none', { ...invited, invitation: null }],
])('the account is %s', (account, one) => {
  expect(toEmployeeView(viewerWith('x'), one).account).toBe(account);
});
