import { fullName } from '@ayna/domain/names';
import { Eye } from 'lucide-react';
import type { CommissionStatement } from '../../data/commission.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { sumText } from '../../parts/money-text.ts';
import { signedSum } from '../../parts/signed-sum.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { monthTitle } from '../../ui/day-text.ts';
import { DayBars } from './day-bars.tsx';
import { useEntryNames } from './entry-names.ts';
import { waterfall } from './model/bars.ts';
import { shareText, targetLabel, useTargets } from './rule-words.ts';
import { texts } from './texts.ts';

const words = texts.statement;

type Props = {
  readonly statement: CommissionStatement;
  readonly month: string;
  readonly salonCode: string;
  /** A manager looks at somebody's statement. */
  readonly isManager: boolean;
};

/** How what is to be paid comes about, and each entry behind it. */
export function StatementView({ statement, month, salonCode, isManager }: Props) {
  const { employeeCode, title, toPay } = statement;
  const name = fullName(statement);
  const nameOf = useEntryNames(salonCode, statement);
  return (
    <article className="grid min-w-0 gap-7">
      <header className="flex items-center gap-4 pb-1">
        <Avatar name={name} seed={employeeCode} size="lg" shape="oval" />
        <div className="min-w-0 flex-1">
          <h2 className="display truncate text-page-title-phone">{name}</h2>
          <p className="truncate text-muted">
            {[title, monthTitle(`${month}-01`)].filter((part) => part !== '').join(' \u00b7 ')}
          </p>
        </div>
        <p className="text-right">
          <span className="block text-label text-muted">{words.toPay}</span>
          <b className="num font-semibold text-number-l max-tablet:text-number-l-phone">
            {(toPay < 0 ? signedSum : sumText)(toPay)}
          </b>
        </p>
      </header>
      <Waterfall statement={statement} />
      <Lines statement={statement} salonCode={salonCode} />
      <DayBars month={month} byDay={statement.byDay} />
      <div className="grid grid-cols-2 gap-8 max-desk:grid-cols-1">
        <Entries
          title={words.tipList}
          none={words.noTips}
          entries={statement.tips}
          nameOf={nameOf}
          sign={1}
        />
        <Entries
          title={words.advanceList}
          none={words.noAdvances}
          entries={statement.advances}
          nameOf={nameOf}
          sign={-1}
        />
      </div>
      <p className="text-label text-muted">{words.fixed}</p>
      {isManager && (
        <p className="flex items-center gap-2 text-label text-muted print:hidden">
          <Eye size={15} className="flex-none" />
          {words.privacy(statement.name)}
        </p>
      )}
    </article>
  );
}

const rowStyle =
  'grid min-h-11 grid-cols-[150px_minmax(0,1fr)_120px] items-center gap-3 max-tablet:grid-cols-[84px_minmax(0,1fr)_auto]';

function Waterfall({ statement }: { readonly statement: CommissionStatement }) {
  const bars = waterfall(statement);
  const { commission, base, tips, tipSum, advances, advanceSum, toPay } = statement;
  const rows = [
    {
      id: 'commission',
      label: words.commission,
      note: words.base(sumText(base)),
      amount: commission,
      color: 'bg-v2',
    },
    { id: 'tipSum', label: words.tips, note: words.entries(tips.length), amount: tipSum, color: 'bg-v2' },
    {
      id: 'advanceSum',
      label: words.advances,
      note: words.entries(advances.length),
      amount: -advanceSum,
      color: 'bg-v1',
    },
    { id: 'toPay', label: words.toPay, note: '', amount: toPay, color: 'bg-ink' },
  ] as const;
  return (
    <dl data-tour="commission-sum" className="border-line border-t pt-2">
      {rows.map(({ id, label, note, amount, color }) => {
        const { from, to } = bars[id];
        return (
          <div key={id} className={rowStyle}>
            <dt className="min-w-0">
              <b className={id === 'toPay' ? 'font-semibold text-title-s' : 'block font-semibold'}>{label}</b>
              {note !== '' && (
                <small className="num block text-caption text-muted max-tablet:hidden">{note}</small>
              )}
            </dt>
            <span aria-hidden="true" className="relative h-6">
              <span
                className={`absolute inset-y-0 rounded-sm ${color}`}
                style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
              />
            </span>
            <dd className={`num text-right font-semibold ${id === 'toPay' ? 'text-title-s' : ''}`}>
              {id === 'toPay' && amount >= 0 ? sumText(amount) : signedSum(amount)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Lines({ statement, salonCode }: Pick<Props, 'statement' | 'salonCode'>) {
  const targets = useTargets(salonCode);
  const { lines, base, commission, discount } = statement;
  return (
    <section data-tour="commission-lines">
      <h3 className="mb-1 flex flex-wrap items-baseline gap-x-2 font-semibold text-title-s">
        {words.lines}
        {discount > 0 && (
          <span className="num font-body text-label text-muted">{words.discount(signedSum(-discount))}</span>
        )}
      </h3>
      {lines.length === 0 ? (
        <p className="text-muted">{words.noLines}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li
              key={JSON.stringify([line.rule, line.isCorrection])}
              className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto_120px] items-center gap-x-4 py-1.5 shadow-below max-tablet:grid-cols-[minmax(0,1fr)_auto]"
            >
              <span className="min-w-0">
                <b className="block truncate font-semibold">{targetLabel(targets, line.rule)}</b>
                <small className="num block text-caption text-muted">
                  {words.count(line.count)}
                  {line.isCorrection && ` \u00b7 ${words.correction}`}
                </small>
              </span>
              <span className="num text-right text-ink-2 max-tablet:order-last max-tablet:col-span-2 max-tablet:text-left">
                {sumText(line.base)} <span className="text-muted">{'\u00d7'}</span>{' '}
                <span className="font-strong text-accent-ink">{shareText(line.rule)}</span>
              </span>
              <b className="num text-right font-semibold">{sumText(line.commission)}</b>
            </li>
          ))}
          <li className="num grid min-h-11 grid-cols-[minmax(0,1fr)_auto_120px] items-center gap-x-4 font-semibold max-tablet:grid-cols-[minmax(0,1fr)_auto]">
            <span>{words.total}</span>
            <span className="font-body max-tablet:hidden">{sumText(base)}</span>
            <span className="text-right">{sumText(commission)}</span>
          </li>
        </ul>
      )}
    </section>
  );
}

type Entry = CommissionStatement['tips'][number];

type EntriesProps = {
  readonly title: string;
  readonly none: string;
  readonly entries: readonly Entry[];
  readonly nameOf: (entry: Entry) => string;
  readonly sign: 1 | -1;
};

function Entries({ title, none, entries, nameOf, sign }: EntriesProps) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 font-semibold text-title-s">{title}</h3>
      {entries.length === 0 && <p className="text-muted">{none}</p>}
      <ul className="num">
        {entries.map((entry, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two tips of a day may be equal, and the list never changes its order.
            key={`${entry.day} ${index}`}
            className="grid min-h-9 grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-2 shadow-below"
          >
            <span className="text-muted">{dayAndMonth(entry.day)}</span>
            <span className="truncate">{nameOf(entry)}</span>
            <b className="font-semibold">{sign < 0 ? signedSum(-entry.amount) : sumText(entry.amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
