import { canSeePhones } from '@ayna/domain/permissions';
import { addDays } from '@ayna/domain/wall-clock';
import './sheet.css';
import { fullName } from '@ayna/domain/names';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { appointmentsQuery, blocksQuery } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { salonQuery } from '../../../data/salon.ts';
import { takesCustomers } from '../../../parts/service-facts.ts';
import { showFailure } from '../../../parts/show-failure.ts';
import { type Member, useMember } from '../../../parts/use-member.ts';
import { longDay } from '../../../ui/day-text.ts';
import { dayLines, type Line } from './day-lines.ts';
import { layPaper, type Part } from './paper-layout.ts';
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
  const days = employees
    .map((employee) => ({ employee, lines: dayLines(employee, day) }))
    // As the calendar has no column for who takes no customers.
    .filter(({ employee, lines }) => lines.length > 0 || takesCustomers(employee))
    .map(({ employee, lines }) => ({ name: fullName(employee.userSnapshot), lines }));
  return createPortal(
    <Paper salonName={day.name} date={date} days={days} seesPhones={canSeePhones(member.groups)} />,
    document.body,
  );
}

type EmployeeDay = { readonly name: string; readonly lines: readonly Line[] };

const visitsIn = (days: readonly EmployeeDay[]): number =>
  days.flatMap(({ lines }) => lines).filter(({ isBlock }) => !isBlock).length;

type PaperProps = {
  readonly salonName: string;
  readonly date: string;
  readonly days: readonly EmployeeDay[];
  readonly seesPhones: boolean;
};

/** One page, in the largest type that it allows; a day beyond that has more of them. */
function Paper({ salonName, date, days, seesPhones }: PaperProps) {
  const { layout, pages } = layPaper(days.map(({ lines }) => lines.length));
  const columns = columnsFor(layout, seesPhones);
  return (
    <article className={`print-day ${layout.name}`}>
      {pages.map((page, number) => (
        // oxlint-disable-next-line react/no-array-index-key -- a page is its number
        <section key={number} className="page">
          <header>
            <h1>{longDay(date)}</h1>
            <p>
              {salonName} {'\u00b7'} {texts.count(visitsIn(days))}
            </p>
          </header>
          <div className="columns">
            {page.map((parts, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- and so is a column
              <div key={column}>
                {parts.map((part) => (
                  <EmployeePart key={part.index} part={part} day={days[part.index]} columns={columns} />
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
    </article>
  );
}

type PaperColumn = keyof typeof texts.columns;

/** Beside others there is no room for a phone, and a note follows its service. */
const columnsFor = (layout: { readonly columns: number }, seesPhones: boolean): readonly PaperColumn[] => {
  if (layout.columns > 1) return ['time', 'customer', 'service'];
  return ['time', 'customer', ...(seesPhones ? (['phone'] as const) : []), 'service', 'note'];
};

type PartProps = {
  readonly part: Part;
  readonly day: EmployeeDay | undefined;
  readonly columns: readonly PaperColumn[];
};

function EmployeePart({ part: { from, to }, day, columns }: PartProps) {
  if (!day) return null;
  if (day.lines.length === 0)
    return (
      <p className="free">
        <b>{day.name}</b> {texts.free}
      </p>
    );
  return (
    <table>
      <caption>{from === 0 ? day.name : texts.continued(day.name)}</caption>
      <colgroup>
        {columns.map((column) => (
          <col key={column} className={column} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {texts.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {day.lines.slice(from, to).map((line) => (
          <Row key={line.code} line={line} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

const cellText = (line: Line, column: PaperColumn, hasNotes: boolean): string =>
  column === 'service' && !hasNotes && line.note ? texts.withNote(line.service, line.note) : line[column];

function Row({ line, columns }: { readonly line: Line; readonly columns: readonly PaperColumn[] }) {
  if (line.isBlock)
    return (
      <tr className="blocked">
        <td>{line.time}</td>
        <td colSpan={columns.length - 1}>{line.customer}</td>
      </tr>
    );
  const hasNotes = columns.includes('note');
  return (
    <tr>
      {columns.map((column) =>
        column === 'customer' ? (
          <th key={column} scope="row">
            {line.customer}
          </th>
        ) : (
          <td key={column}>{cellText(line, column, hasNotes)}</td>
        ),
      )}
    </tr>
  );
}
