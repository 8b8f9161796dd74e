import { weekdays } from '../../ui/controls.texts.ts';
import { Card } from './card.tsx';
import { heatRows, occupancyOf, quietestHours } from './model/occupancy.ts';
import { quietText } from './quiet-text.ts';
import { texts } from './texts.ts';
import type { Statistics } from './use-statistics.ts';

const words = texts.heat;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Five steps, so that neighbours differ; the number in each cell says the same. */
const steps = ['bg-v1/5', 'bg-v1/12', 'bg-v1/20', 'bg-v1/30', 'bg-v1/40'] as const;
const stepOf = (percent: number): string => steps[Math.min(steps.length - 1, Math.floor(percent / 20))] ?? '';

/** How full each hour of the week is: a table whose cells are tinted. */
export function HeatMap({ statistics }: { readonly statistics: Statistics }) {
  const { hours } = statistics.figures.appointments;
  const rows = heatRows(hours);
  const occupancy = occupancyOf(hours);
  const quiet = quietestHours(hours);
  if (rows.length === 0 || occupancy === null)
    return (
      <Card title={words.title}>
        <p className="text-muted">{words.empty}</p>
      </Card>
    );
  return (
    <Card
      title={words.title}
      sub={quiet ? words.sub(occupancy, quietText(quiet)) : words.subOnly(occupancy)}
      end={<Scale />}
    >
      <table className="num w-full table-fixed border-separate border-spacing-0.75 text-caption">
        <caption className="caption-bottom pt-1.5 text-left text-muted">{words.note}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-11 text-left font-book text-muted">
              <span className="sr-only">{words.hour}</span>
            </th>
            {weekdays.map(({ short, long }) => (
              <th key={short} scope="col" className="pb-0.5 font-medium text-muted">
                <abbr title={long} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ hour, cells }) => (
            <tr key={hour}>
              <th scope="row" className="text-left font-book text-muted">
                {clock(hour)}
              </th>
              {cells.map((percent, index) => (
                <td
                  key={weekdays[index]?.short}
                  className={`h-7 rounded-sm text-center text-ink ${percent === null ? 'hatched' : stepOf(percent)}`}
                >
                  {percent === null ? <span className="sr-only">{words.closed}</span> : words.cell(percent)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Scale() {
  return (
    <p aria-hidden="true" className="flex items-center gap-1 text-caption text-muted">
      {words.less}
      {steps.map((step) => (
        <span key={step} className={`size-3.5 rounded-xs ring-1 ring-line ring-inset ${step}`} />
      ))}
      {words.more}
    </p>
  );
}
