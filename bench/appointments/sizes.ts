// How the measured world is made up: a salon has five employees and twenty-five appointments a day, on
// sixty days around today. A larger world has more such salons; rows lie in the order of their arrival, so
// that the appointments of one salon are strewn over the table as they are in life.

/** Connections to the database, of the product as of the bare engine. */
export const CLIENTS = 8;

export const SALONS = 20_000;
export const EMPLOYEES = 5;
export const A_DAY = 25;
const DAYS_BACK = 46;
const DAYS_AHEAD = 14;
const DAYS = DAYS_BACK + DAYS_AHEAD;

/** How many of the salons have a calendar in a world of so many million appointments. */
export const calendarsIn = (millions: number): number =>
  Math.min(SALONS, Math.ceil((millions * 1_000_000) / (A_DAY * DAYS)));

const dayMs = 86_400_000;

/** What an Istanbul wall calendar shows so many days from today. */
export const dateAfter = (days: number): string =>
  new Date(Date.now() + 3 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);

/** The first day that has appointments, and the first that has none again, from today. */
export const firstDay = -DAYS_BACK;
export const endDay = DAYS_AHEAD;

// Codes are numbers in the shape of a uuid v7, so that pgbench and wrk can make them up as they go. The number
// stands first, as the time does in a real one: GiST tells uuids apart by their first bits alone.
const endings = { salon: '0000', service: '1000', customer: '2000', person: '3000' } as const;

type Kind = keyof typeof endings;

const ends = (group: string): string => `-${group}-7000-8000-000000000000`;

export const codeOf = (kind: Kind, number: number): string => `${10_000_000 + number}${ends(endings[kind])}`;

export const employeeCode = (salon: number, employee: number): string =>
  `${10_000_000 + salon}${ends(String(employee).padStart(4, '0'))}`;

/** The same in SQL, of an expression for the number. */
export const sqlCode = (kind: Kind, number: string): string =>
  `((10000000 + ${number}) || '${ends(endings[kind])}')::uuid`;

export const sqlEmployee = (salon: string, employee: string): string =>
  `((10000000 + ${salon}) || '-' || lpad((${employee})::text, 4, '0') || '-7000-8000-000000000000')::uuid`;

/** And in Lua, of expressions too. */
export const luaCode = (kind: Kind, number: string): string =>
  `string.format('%.0f', 10000000 + ${number}) .. '${ends(endings[kind])}'`;

export const luaEmployee = (salon: string, employee: string): string =>
  `string.format('%.0f-%04.0f-7000-8000-000000000000', 10000000 + ${salon}, ${employee})`;
