import { canSeePhones } from '@ayna/domain/permissions';
import { addDays } from '@ayna/domain/wall-clock';
import './sheet.css';
import { fullName } from '@ayna/domain/names';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { appointmentsQuery, blocksQuery } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { salonQuery } from '../../../data/salon.ts';
import { showFailure } from '../../../parts/show-failure.ts';
import { type Member, useMember } from '../../../parts/use-member.ts';
import { longDay } from '../../../ui/day-text.ts';
import { dayLines, type Line } from './day-lines.ts';
import { texts } from './texts.ts';

type Props = {
  readonly date: string;
  readonly employees: readonly Employee[];
  /** The paper is out, or was not wanted. */
  readonly onDone: () => void;
};

/** A page of its own that only the printer sees. It prints itself as soon as it is whole. */
export function Sheet(props: Props) {
  const member = useMember();
  return member ? <MemberSheet {...props} member={member} /> : null;
}

/** The day and the night after it, with the names of what the salon is called. */
const useDay = (salonCode: string, date: string) => {
  const between = { startDate: `${date}T00:00:00.000Z`, endDate: `${addDays(date, 1)}T12:00:00.000Z` };
  const appointments = useQuery(appointmentsQuery(salonCode, between));
  const blocks = useQuery(blocksQuery(salonCode, between));
  const salon = useQuery(salonQuery(salonCode));
  const error = appointments.error ?? blocks.error ?? salon.error;
  if (!appointments.data || !blocks.data || !salon.data) return { error, day: undefined };
  return {
    error: null,
    day: { name: salon.data.name, appointments: appointments.data, blocks: blocks.data, date },
  };
};

function MemberSheet({ date, employees, onDone, member }: Props & { readonly member: Member }) {
  const { day, error } = useDay(member.salonCode, date);
  const isWhole = day !== undefined;
  useEffect(() => {
    if (!error) return;
    showFailure(error);
    onDone();
  }, [error, onDone]);
  useEffect(() => {
    if (!isWhole) return;
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [isWhole, onDone]);
  if (!day) return null;
  const seesPhones = canSeePhones(member.groups);
  const tables = employees.map((employee) => ({ employee, lines: dayLines(employee, day) }));
  return createPortal(
    <Paper name={day.name} date={date} count={visitsIn(tables.flatMap(({ lines }) => lines))}>
      {tables.map(({ employee, lines }) => (
        <EmployeeTable key={employee.code} employee={employee} lines={lines} seesPhones={seesPhones} />
      ))}
    </Paper>,
    document.body,
  );
}

const visitsIn = (lines: readonly Line[]): number => lines.filter(({ isBlock }) => !isBlock).length;

type PaperProps = {
  readonly name: string;
  readonly date: string;
  readonly count: number;
  readonly children: ReactNode;
};

function Paper({ name, date, count, children }: PaperProps) {
  return (
    <article className="print-day">
      <header>
        <h1>{longDay(date)}</h1>
        <p>
          {name} <span>{texts.count(count)}</span>
        </p>
      </header>
      {children}
    </article>
  );
}

const { columns } = texts;

type EmployeeTableProps = {
  readonly employee: Employee;
  readonly lines: readonly Line[];
  readonly seesPhones: boolean;
};

function EmployeeTable({ employee: { userSnapshot }, lines, seesPhones }: EmployeeTableProps) {
  const name = fullName(userSnapshot);
  if (lines.length === 0)
    return (
      <section>
        <h2>{name}</h2>
        <p>{texts.free}</p>
      </section>
    );
  return (
    <section>
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col" className="time">
              {columns.time}
            </th>
            <th scope="col" className="customer">
              {columns.customer}
            </th>
            {seesPhones && (
              <th scope="col" className="phone">
                {columns.phone}
              </th>
            )}
            <th scope="col" className="service">
              {columns.service}
            </th>
            <th scope="col">{columns.note}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.code} line={line} seesPhones={seesPhones} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ line, seesPhones }: { readonly line: Line; readonly seesPhones: boolean }) {
  const { isBlock, time, customer, phone, service, note } = line;
  if (isBlock)
    return (
      <tr className="blocked">
        <td>{time}</td>
        <td colSpan={seesPhones ? 4 : 3}>{customer}</td>
      </tr>
    );
  return (
    <tr>
      <td>{time}</td>
      <th scope="row">{customer}</th>
      {seesPhones && <td>{phone}</td>}
      <td>{service}</td>
      <td className="note">{note}</td>
    </tr>
  );
}
