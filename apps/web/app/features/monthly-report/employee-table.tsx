import { fullName } from '@ayna/domain/names';
import type { EmployeeLine } from './model/report.ts';
import { amountOrNone, countText, shareText } from './model/report-words.ts';
import { cellStyle, headingStyle, headStyle } from './styles.ts';
import { texts } from './texts.ts';

const words = texts.employees;

/** On a phone there is room for three numbers. */
const wide = 'max-tablet:hidden';

const columns: readonly {
  readonly id: string;
  readonly label: string;
  readonly style?: string;
  readonly cellOf: (one: EmployeeLine) => string;
}[] = [
  {
    id: 'appointments',
    label: words.appointments,
    cellOf: ({ appointments }) => (appointments === null ? texts.none : countText(appointments)),
  },
  { id: 'occupancy', label: words.occupancy, style: wide, cellOf: ({ occupancy }) => shareText(occupancy) },
  { id: 'services', label: words.services, cellOf: ({ services }) => amountOrNone(services) },
  { id: 'products', label: words.products, style: wide, cellOf: ({ products }) => amountOrNone(products) },
  { id: 'commission', label: words.commission, cellOf: ({ commission }) => amountOrNone(commission) },
];

export function EmployeeTable({ employees }: { readonly employees: readonly EmployeeLine[] }) {
  return (
    <section>
      <h3 className={headingStyle}>{words.title}</h3>
      {employees.length === 0 ? (
        <p className="py-1.75 text-muted">{words.none}</p>
      ) : (
        <table aria-label={words.title} className="num w-full border-collapse">
          <thead>
            <tr className="text-caption text-muted">
              <th scope="col" className={`${headStyle} pt-0`}>
                {words.name}
              </th>
              {columns.map(({ id, label, style = '' }) => (
                <th key={id} scope="col" className={`${cellStyle} pt-0 font-normal ${style}`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {employees.map((one) => (
              <tr key={one.employeeCode}>
                <th scope="row" className={`${headStyle} font-strong`}>
                  {fullName(one)}
                </th>
                {columns.map(({ id, style = '', cellOf }) => (
                  <td key={id} className={`${cellStyle} ${style}`}>
                    {cellOf(one)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
