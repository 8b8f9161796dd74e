import type { TestProduct } from '../../test-product.ts';
import type { Work } from './spans.ts';

// The contents of the tables, read with plain SQL and without any of the product's code.

export type AppointmentRow = {
  readonly code: string;
  readonly visitCode: string;
  readonly start: string;
  readonly end: string;
  readonly employee: string;
  readonly service: string;
  readonly status: string;
  readonly kurus: number;
  readonly work: Work;
  readonly lane: number;
  readonly version: number;
  readonly note: string;
};

export type OccupancyRow = {
  readonly subject: string;
  readonly lane: number;
  readonly start: string;
  readonly end: string;
  readonly source: 'appointment' | 'hold' | 'block';
  readonly code: string;
  readonly expired: boolean;
};

export type BlockRow = {
  readonly code: string;
  readonly employee: string;
  readonly start: string;
  readonly end: string;
};
export type LeaveRow = BlockRow;

export type IncomeRow = { readonly appointment: string | null; readonly kurus: number };

const timestampText = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

export const readTables = async ({ query }: TestProduct) => ({
  appointments: await query<AppointmentRow>(
    `select code, visit_code as "visitCode", ${timestampText('starts_at')} as start, ${timestampText('ends_at')} as end,
       employee_code as employee, service_code as service, status, (price * 100)::int as kurus, work, lane,
       version::int, substring(document from '"note":"([^"]*)"') as note
     from appointment.appointments order by starts_at, code`,
  ),
  occupancy: await query<OccupancyRow>(
    `select subject, lane, ${timestampText('lower(during)')} as start, ${timestampText('upper(during)')} as end, source,
       source_code as code, coalesce(expires_at <= now(), false) as expired
     from appointment.occupancy order by lower(during)`,
  ),
  blocks: await query<BlockRow>(
    `select code, employee_code as employee, ${timestampText('starts_at')} as start, ${timestampText('ends_at')} as end
     from appointment.blocks`,
  ),
  leaves: await query<LeaveRow>(
    `select code, employee_code as employee, ${timestampText('start_date')} as start, ${timestampText('end_date')} as end
     from employee.leaves`,
  ),
  incomes: await query<IncomeRow>(
    `select appointment_code as appointment, (amount * 100)::int as kurus from finance.transactions
     where category = 'Appointment' and not taken_back and gone_at is null`,
  ),
});

export type Tables = Awaited<ReturnType<typeof readTables>>;
