import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';

// The measured dataset: a salon has five employees and twenty-five appointments a day, on sixty days around
// today. A larger dataset has more such salons. Rows are stored in the order of insertion, so the
// appointments of one salon are spread over the table as in production.

/** Database connections of the product and of the bare engine. */
export const CLIENTS = 8;

export const SALONS = 20_000;
export const EMPLOYEES = 5;
export const APPOINTMENTS_PER_DAY = 25;
const DAYS_BACK = 46;
const DAYS_AHEAD = 14;
const DAYS = DAYS_BACK + DAYS_AHEAD;

/** How many salons have appointments in a dataset of this size. */
export const salonsFor = (millions: number): number =>
  Math.min(SALONS, Math.ceil((millions * 1_000_000) / (APPOINTMENTS_PER_DAY * DAYS)));

/** The date in Istanbul, so many days from today. */
export const dateAfter = (days: number): string => addDays(wallDate(Date.now(), 'Europe/Istanbul'), days);

/** The first day with appointments and the first day after the last, relative to today. */
export const firstDay = -DAYS_BACK;
export const endDay = DAYS_AHEAD;

// Codes are numbers in the form of a uuid v7, so that pgbench and wrk can compute them. The number comes first,
// as the time does in a real code: GiST distinguishes uuids by their first bits only.
const codeGroups = { salon: '0000', service: '1000', customer: '2000', person: '3000' } as const;

type CodeKind = keyof typeof codeGroups;

const codeSuffix = (group: string): string => `-${group}-7000-8000-000000000000`;

export const codeOf = (kind: CodeKind, number: number): string =>
  `${10_000_000 + number}${codeSuffix(codeGroups[kind])}`;

export const employeeCode = (salon: number, employee: number): string =>
  `${10_000_000 + salon}${codeSuffix(String(employee).padStart(4, '0'))}`;

/** The same as SQL, for an expression that gives the number. */
export const sqlCode = (kind: CodeKind, number: string): string =>
  `((10000000 + ${number}) || '${codeSuffix(codeGroups[kind])}')::uuid`;

export const sqlEmployee = (salon: string, employee: string): string =>
  `((10000000 + ${salon}) || '-' || lpad((${employee})::text, 4, '0') || '-7000-8000-000000000000')::uuid`;

/** The same as Lua. */
export const luaCode = (kind: CodeKind, number: string): string =>
  `string.format('%.0f', 10000000 + ${number}) .. '${codeSuffix(codeGroups[kind])}'`;

export const luaEmployee = (salon: string, employee: string): string =>
  `string.format('%.0f-%04.0f-7000-8000-000000000000', 10000000 + ${salon}, ${employee})`;
