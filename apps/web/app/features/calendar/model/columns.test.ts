import { describe, expect, it } from 'vitest';
import { weekFrom } from './calendar-days.ts';
import { buildGrid, type GridOptions, runsPastMidnight, skeletonGrid } from './columns.ts';
import { employee, sample } from './samples.ts';

const day = '2026-11-14';
const nehir = employee('nehir');
const deniz = employee('deniz', '12:00:00', '21:00:00');

const at = (employeeCode: string, from: string, to: string, on = day) =>
  sample(`${on}T${from}:00`, `${on}T${to}:00`, { employeeCode });

const grid = (more: Partial<GridOptions> = {}) =>
  buildGrid({
    team: [nehir, deniz],
    salon: undefined,
    holidays: new Map(),
    days: [day],
    employeeCodes: [],
    appointments: [],
    blocks: [],
    ...more,
  });

describe('a day of the whole team', () => {
  it('has a column for everybody, on the union of their hours', () => {
    const { columns, visible } = grid({ appointments: [at('deniz', '13:00', '14:00')] });
    expect(columns.map(({ employeeCode, count }) => [employeeCode, count])).toEqual([
      ['nehir', 0],
      ['deniz', 1],
    ]);
    expect(visible).toEqual({ from: 600, to: 1_260 });
  });

  it('leaves out who takes no appointments, unless there is one', () => {
    const away = employee('ipek', '10:00', '20:00', { isActive: false });
    expect(grid({ team: [nehir, away] }).columns).toHaveLength(1);
    const busy = grid({ team: [nehir, away], appointments: [at('ipek', '13:00', '14:00')] });
    expect(busy.columns.map(({ employeeCode }) => employeeCode)).toEqual(['nehir', 'ipek']);
  });

  it('shows appointments of who is not known, by the name they were made with', () => {
    const { columns } = grid({ team: [], appointments: [at('gone', '13:00', '14:00')] });
    expect(columns).toMatchObject([{ employeeCode: 'gone', name: 'Nehir Aksoy', count: 1 }]);
  });

  it('counts every appointment, and what was canceled fills nothing', () => {
    const canceled = { ...at('nehir', '17:00', '18:00'), status: 'Canceled' as const };
    const { columns } = grid({
      team: [nehir],
      appointments: [at('nehir', '10:00', '15:00'), canceled],
    });
    expect(columns).toMatchObject([{ count: 2, load: 50 }]);
  });
});

describe('several people', () => {
  const ipek = employee('ipek', '08:00:00', '23:00:00');
  const desk = employee('desk', '10:00:00', '20:00:00', { allServices: false });
  const appointments = [at('deniz', '13:00', '14:00'), at('ipek', '13:00', '14:00')];

  it('have a day with a column each, in the order of the team', () => {
    const { columns, visible } = grid({
      team: [nehir, ipek, deniz],
      employeeCodes: ['deniz', 'nehir'],
      appointments,
    });
    expect(columns.map(({ employeeCode, count }) => [employeeCode, count])).toEqual([
      ['nehir', 0],
      ['deniz', 1],
    ]);
    expect(visible).toEqual({ from: 600, to: 1_260 });
  });

  it('may take no customers', () => {
    const of = (employeeCodes: readonly string[]) =>
      grid({ team: [nehir, desk], employeeCodes }).columns.map(({ employeeCode }) => employeeCode);
    expect(of([])).toEqual(['nehir']);
    expect(of(['nehir', 'desk'])).toEqual(['nehir', 'desk']);
    expect(of(['desk'])).toEqual(['desk']);
  });

  it('share the columns of a week, with nobody else in them', () => {
    const { columns } = grid({
      team: [nehir, ipek, deniz],
      employeeCodes: ['nehir', 'deniz'],
      days: weekFrom(day),
      appointments,
    });
    expect(columns).toHaveLength(7);
    expect(columns[0]).toMatchObject({
      employeeCode: '',
      count: 1,
      people: [
        { code: 'nehir', count: 0 },
        { code: 'deniz', count: 1 },
      ],
    });
  });
});

describe('one person', () => {
  it('has a day of one column, with nobody else in it', () => {
    const { columns, visible } = grid({
      employeeCodes: ['nehir'],
      appointments: [at('nehir', '10:00', '11:00'), at('deniz', '20:00', '21:00')],
    });
    expect(columns).toMatchObject([{ employeeCode: 'nehir', count: 1 }]);
    expect(visible).toEqual({ from: 600, to: 1_200 });
  });

  it('has a week of seven', () => {
    const { columns } = grid({ employeeCodes: ['nehir'], days: weekFrom(day) });
    expect(columns.map((column) => column.day)).toEqual(weekFrom(day));
    expect(new Set(columns.map(({ employeeCode }) => employeeCode))).toEqual(new Set(['nehir']));
  });

  it('has the time that was taken out of the day', () => {
    const block = {
      code: 'B',
      employeeCode: 'nehir',
      startDate: `${day}T14:00:00`,
      endDate: `${day}T15:00:00`,
      reason: '',
    };
    expect(grid({ employeeCodes: ['nehir'], blocks: [block] }).columns[0]?.blocks).toMatchObject([
      { startMinute: 840, endMinute: 900 },
    ]);
    expect(grid({ employeeCodes: ['deniz'], blocks: [block] }).columns[0]?.blocks).toEqual([]);
  });
});

describe('a week of the whole team', () => {
  it('has a column for each day, with everybody in it side by side', () => {
    const { columns } = grid({
      days: weekFrom(day),
      appointments: [at('nehir', '13:00', '14:00'), at('deniz', '13:00', '14:00')],
    });
    expect(columns).toHaveLength(7);
    expect(columns[0]?.shown.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
});

describe('where people work past midnight', () => {
  const late = employee('gece', '18:00:00', '02:00:00');
  const small = at('gece', '00:30', '01:30', '2026-11-15');
  const around = { team: [late], salon: undefined, holidays: new Map() };

  it('the small hours are of the evening before, and of no other day', () => {
    const evening = grid({ team: [late], appointments: [small] });
    expect(evening.visible).toEqual({ from: 1_080, to: 1_560 });
    expect(evening.columns[0]?.shown).toMatchObject([{ startMinute: 1_470, endMinute: 1_530 }]);
    const next = grid({ team: [late], appointments: [small], days: ['2026-11-15'] });
    expect(next.columns[0]?.shown).toEqual([]);
    expect(next.visible).toEqual({ from: 1_080, to: 1_560 });
  });

  it('the day after has to be asked for too', () => {
    expect(runsPastMidnight(around, day)).toBe(true);
    expect(runsPastMidnight({ ...around, team: [nehir] }, day)).toBe(false);
  });
});

it('an appointment outside of all hours widens the day', () => {
  const { visible, columns } = grid({ team: [nehir], appointments: [at('nehir', '07:15', '08:00')] });
  expect(visible).toEqual({ from: 420, to: 1_200 });
  expect(columns[0]?.count).toBe(1);
});

describe('a team that is not known yet', () => {
  it('has as many columns as it had the last time, on the hours of the salon', () => {
    const context = { team: [], salon: undefined, holidays: new Map() };
    const { columns, visible } = skeletonGrid(context, day, 6);
    expect(columns.map(({ key }) => key)).toEqual([0, 1, 2, 3, 4, 5].map((index) => `${day} ${index}`));
    expect(visible).toEqual(grid({ team: [] }).visible);
  });
});

describe("the team's week", () => {
  const ipek = employee('ipek');
  const week = (appointments: GridOptions['appointments']) =>
    grid({ team: [nehir, deniz, ipek], days: weekFrom(day), appointments }).columns[0];

  it('has appointments beside each other while two are the most', () => {
    const column = week([at('nehir', '10:00', '11:00'), at('deniz', '10:30', '11:30')]);
    expect(column?.shown.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(column?.people.map(({ code, count }) => [code, count])).toEqual([
      ['nehir', 1],
      ['deniz', 1],
      ['ipek', 0],
    ]);
  });

  it('gives everybody a band, in the order of the team, where it is fuller', () => {
    const column = week([
      at('ipek', '10:00', '11:00'),
      at('deniz', '10:00', '11:00'),
      at('nehir', '10:00', '11:00'),
      at('nehir', '13:00', '14:00'),
    ]);
    const bands = column?.shown.map(({ appointment, lane, lanes }) => [
      appointment.employeeCode,
      lane,
      lanes,
    ]);
    expect(bands).toEqual(
      expect.arrayContaining([
        ['nehir', 0, 3],
        ['deniz', 1, 3],
        ['ipek', 2, 3],
      ]),
    );
    expect(column?.shown.filter(({ lane }) => lane === 0)).toHaveLength(2);
  });
});
