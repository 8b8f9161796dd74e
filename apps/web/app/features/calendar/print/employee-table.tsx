import { fullName } from '@ayna/domain/names';
import type { Employee } from '../../../data/employees.ts';
import type { Line } from './day-lines.ts';
import { texts } from './texts.ts';

const { columns } = texts;

type Props = {
  readonly employee: Employee;
  readonly lines: readonly Line[];
  readonly seesPhones: boolean;
};

export function EmployeeTable({ employee: { userSnapshot }, lines, seesPhones }: Props) {
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
