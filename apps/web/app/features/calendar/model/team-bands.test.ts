import { describe, expect, test } from 'vitest';
import { sample } from './samples.ts';
import { bandOwners, positionTeam } from './team-bands.ts';

const day = '2026-11-14';
const within = { from: 540, to: 1_200 };
const people = ['Ayşe', 'Burak', 'Ceren'].map((name) => ({ code: name, name }));

const booked = (
  employeeCode: string,
  from: string,
  to: string,
  status: 'Approved' | 'Canceled' = 'Approved',
) =>
  sample(`${day}T${from}:00`, `${day}T${to}:00`, {
    code: `${employeeCode} ${from} ${status}`,
    employeeCode,
    status,
  });

const lanesOf = (...appointments: ReturnType<typeof booked>[]) =>
  positionTeam(appointments, people, day, within).map(({ appointment, lane, lanes, strips }) => [
    appointment.code,
    lane,
    lanes,
    strips,
  ]);

describe('the column of a day that the team shares', () => {
  test('has two beside each other, of one person or of two', () => {
    expect(lanesOf(booked('Burak', '10:00', '11:00'), booked('Ceren', '10:30', '11:30'))).toEqual([
      ['Burak 10:00 Approved', 0, 2, 0],
      ['Ceren 10:30 Approved', 1, 2, 0],
    ]);
  });

  test('gives everybody a band once three meet, the same for those who meet nobody', () => {
    const three = people.map(({ code }) => booked(code, '10:00', '11:00'));
    expect(lanesOf(...three, booked('Ceren', '15:00', '16:00'))).toEqual([
      ['Ayşe 10:00 Approved', 0, 3, 0],
      ['Burak 10:00 Approved', 1, 3, 0],
      ['Ceren 10:00 Approved', 2, 3, 0],
      ['Ceren 15:00 Approved', 2, 3, 0],
    ]);
  });

  test('a deliberate overlap shares the band of its person, and all bands are as wide', () => {
    const three = people.map(({ code }) => booked(code, '10:00', '11:00'));
    expect(lanesOf(...three, booked('Burak', '10:15', '10:45'))).toEqual([
      ['Ayşe 10:00 Approved', 0, 6, 0],
      ['Burak 10:00 Approved', 2, 6, 0],
      ['Ceren 10:00 Approved', 4, 6, 0],
      ['Burak 10:15 Approved', 3, 6, 0],
    ]);
  });

  test('a canceled one lies over the band of its person and takes nothing from it', () => {
    const three = people.map(({ code }) => booked(code, '10:00', '11:00'));
    const positions = lanesOf(...three, booked('Ayşe', '10:00', '11:00', 'Canceled'));
    expect(positions).toContainEqual(['Ayşe 10:00 Canceled', 0, 3, 0]);
    expect(positions).toContainEqual(['Ayşe 10:00 Approved', 0, 3, 0]);
  });

  test('one person alone needs no bands, however many meet', () => {
    const [one] = people;
    const three = ['10:00', '10:10', '10:20'].map((from) => booked('Ayşe', from, '11:00'));
    const lanes = positionTeam(three, one ? [one] : [], day, within).map(({ lane }) => lane);
    expect(lanes).toEqual([0, 1, 2]);
  });
});

test('over it stands who has how many, in the order of the team and with those who have none', () => {
  const shown = positionTeam(
    [booked('Ceren', '10:00', '11:00'), booked('Ayşe', '12:00', '13:00'), booked('Ceren', '14:00', '15:00')],
    people,
    day,
    within,
  );
  expect(bandOwners(people, shown).map(({ name, count }) => [name, count])).toEqual([
    ['Ayşe', 1],
    ['Burak', 0],
    ['Ceren', 2],
  ]);
});
