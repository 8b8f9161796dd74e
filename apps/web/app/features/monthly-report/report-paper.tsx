import './report-print.css';
import { sumLira } from '@ayna/domain/money';
import { sumText } from '../../parts/money-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { DayBars } from './day-bars.tsx';
import { EmployeeTable } from './employee-table.tsx';
import { isEmptyReport, type MonthReport } from './model/report.ts';
import { categoryText, countText, dueText, figureWords } from './model/report-words.ts';
import type { ReportPaper as Paper } from './pdf/draw-report.ts';
import { cellStyle, headingStyle, headStyle } from './styles.ts';
import { texts } from './texts.ts';

/** The sheet that is read, printed, and drawn as a PDF. */
export function ReportPaper({ report, salon, address, title, prepared, running }: Paper) {
  return (
    <article
      data-report
      className="mx-auto w-full max-w-215 rounded-sm bg-surface px-14 pt-12 pb-10 shadow-outline-2 max-tablet:rounded-lg max-tablet:px-4.5 max-tablet:py-5.5 dark:bg-raised"
    >
      <header className="flex items-start gap-4 border-ink border-b-2 pb-5.5">
        <div className="min-w-0 flex-1">
          <p className="truncate text-muted">{salon}</p>
          <h2 className="display text-head-38 leading-10.5 max-tablet:text-page-title max-tablet:leading-8">
            {title}
          </h2>
        </div>
        <p data-report-wide className="num text-right text-label text-muted max-tablet:hidden">
          {address}
          <br />
          {prepared}
          <br />
          {texts.basis}
        </p>
      </header>
      {running !== '' && (
        <p className="mt-4 w-fit rounded-md bg-pending-bg px-3 py-1.5 text-label text-pending-ink">
          {running}
        </p>
      )}
      {isEmptyReport(report) ? (
        <div className="pt-8 pb-4">
          <EmptyState
            title={texts.empty.title}
            text={texts.empty.text}
            action={
              <ButtonLink to={paths.accounting} look="outline">
                {texts.empty.action}
              </ButtonLink>
            }
          />
        </div>
      ) : (
        <Content report={report} />
      )}
    </article>
  );
}

function Content({ report }: { readonly report: MonthReport }) {
  return (
    <>
      <Figures report={report} />
      <DayBars report={report} />
      <div className="grid grid-cols-2 gap-x-9 max-tablet:grid-cols-1" data-report-lists>
        <Categories title={texts.incomes} none={texts.noIncomes} lines={report.incomes} />
        <Categories title={texts.expenses} none={texts.noExpenses} lines={report.expenses} />
      </div>
      <EmployeeTable employees={report.employees} />
      <p className="num mt-5.5 text-label text-muted">{dueText(report)}</p>
    </>
  );
}

function Figures({ report }: { readonly report: MonthReport }) {
  return (
    <dl
      data-tour="report-figures"
      data-report-figures
      className="num mt-5 grid gap-y-4 max-tablet:grid-cols-2 tablet:auto-cols-auto tablet:grid-flow-col"
    >
      {figureWords(report).map(({ id, label, value, lines }) => (
        <div
          key={id}
          className="min-w-0 border-line max-tablet:even:border-l max-tablet:even:pl-3.5 tablet:not-last:pr-4 tablet:not-first:border-l tablet:not-first:pl-4"
        >
          <dt className="text-label text-muted">{label}</dt>
          <dd className="whitespace-nowrap font-semibold text-head-22 leading-7.5 tracking-l max-tablet:text-head-18 max-tablet:leading-6.5">
            {value}
          </dd>
          {lines.map((line) => (
            <dd key={line} className="text-caption text-muted">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

type CategoriesProps = {
  readonly title: string;
  readonly none: string;
  readonly lines: MonthReport['incomes'];
};

function Categories({ title, none, lines }: CategoriesProps) {
  return (
    <section>
      <h3 className={headingStyle}>{title}</h3>
      {lines.length === 0 ? (
        <p className="py-1.75 text-muted">{none}</p>
      ) : (
        <table aria-label={title} className="num w-full border-collapse">
          <thead className="sr-only">
            <tr>
              <th scope="col">{texts.columns.category}</th>
              <th scope="col">{texts.columns.count}</th>
              <th scope="col">{texts.columns.amount}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.category}>
                <th scope="row" className={headStyle}>
                  {categoryText(line)}
                </th>
                <td className={`${cellStyle} text-muted`}>{countText(line.count)}</td>
                <td className={cellStyle}>{sumText(line.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" colSpan={2} className="py-1.75 text-left font-semibold">
                {texts.total}
              </th>
              <td className="py-1.75 text-right">{sumText(sumLira(lines.map(({ amount }) => amount)))}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
