import { expect, test } from 'vitest';
import { announcementStateOn, shownAnnouncement, sortByState } from './announcement-state.ts';

test.each([
  ['2026-11-15', null, 'live'],
  ['2026-11-01', '2026-11-15', 'live'],
  ['2026-11-15', '2026-11-15', 'live'],
  ['2026-11-16', null, 'planned'],
  ['2026-11-01', '2026-11-14', 'over'],
])('from %s to %s it is %s', (startsOn, endsOn, state) => {
  expect(announcementStateOn('2026-11-15', { startsOn, endsOn })).toBe(state);
});

test('customers see the one that began last', () => {
  const old = { startsOn: '2026-11-01', endsOn: null };
  const young = { startsOn: '2026-11-10', endsOn: null };
  const planned = { startsOn: '2026-12-01', endsOn: null };
  expect(shownAnnouncement('2026-11-15', [old, young, planned])).toBe(young);
  expect(shownAnnouncement('2026-10-15', [old, young])).toBeUndefined();
});

test('what is shown stands first, then what will be, then what was', () => {
  const over = { startsOn: '2026-11-01', endsOn: '2026-11-10' };
  const planned = { startsOn: '2026-12-01', endsOn: null };
  const live = { startsOn: '2026-11-10', endsOn: null };
  expect(sortByState('2026-11-15', [over, planned, live])).toEqual([live, planned, over]);
});
