import { fullName } from '@ayna/domain/names';
import { sumText } from '../../parts/money-text.ts';
import { Select } from '../../ui/select.tsx';
import { Card } from './card.tsx';
import { FigureTable } from './figure-table.tsx';
import { countText } from './format.ts';
import { occupancyOf } from './model/occupancy.ts';
import { texts } from './texts.ts';
import type { Statistics } from './use-statistics.ts';

const words = texts.compare;

type Employee = Statistics['figures']['appointments']['byEmployee'][number];

type Chosen = { readonly one: string | null; readonly other: string | null };

type Props = {
  readonly statistics: Statistics;
  readonly chosen: Chosen;
  readonly choose: (change: Partial<Chosen>) => void;
};

/** Two employees beside each other: those that were chosen, or the two with the most appointments. */
export function CompareCard({ statistics, chosen, choose }: Props) {
  const { byEmployee } = statistics.figures.appointments;
  const find = (code: string | null) => byEmployee.find(({ employeeCode }) => employeeCode === code);
  const one = find(chosen.one) ?? byEmployee[0];
  const other = find(chosen.other) ?? byEmployee.find((employee) => employee !== one);
  if (!one || !other) return null;
  const options = byEmployee.map((employee) => ({
    id: employee.employeeCode,
    label: fullName(employee) || texts.shares.noName,
  }));
  const incomeOf = ({ employeeCode }: Employee): number =>
    statistics.figures.money.byPerformer.find((performer) => performer.employeeCode === employeeCode)
      ?.income ?? 0;
  const row = (key: keyof typeof words.rows, textOf: (employee: Employee) => string) => ({
    key,
    cells: [words.rows[key], textOf(one), textOf(other)],
  });
  return (
    <Card title={words.title}>
      <div className="mb-3 grid grid-cols-2 gap-3 max-narrow:grid-cols-1 print:hidden">
        <Select
          label={words.one}
          options={options}
          value={one.employeeCode}
          onChange={(code) => choose({ one: code })}
        />
        <Select
          label={words.other}
          options={options}
          value={other.employeeCode}
          onChange={(code) => choose({ other: code })}
        />
      </div>
      <FigureTable
        label={texts.table(words.title)}
        columns={[words.figure, fullName(one) || words.one, fullName(other) || words.other]}
        rows={[
          row('count', ({ count }) => countText(count)),
          row('completed', ({ completed }) => countText(completed)),
          row('canceled', ({ canceled }) => countText(canceled)),
          row('noShow', ({ noShow }) => countText(noShow)),
          row('income', (employee) => sumText(incomeOf(employee))),
          row('occupancy', (employee) => {
            const percent = occupancyOf([employee]);
            return percent === null ? texts.habits.none : texts.heat.cell(percent);
          }),
        ]}
      />
    </Card>
  );
}
