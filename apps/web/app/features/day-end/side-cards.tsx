import type { TillKind } from '@ayna/contracts/core/day-ends';
import { ArrowDown, ArrowUp, Check, ChevronRight, CircleAlert, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ByKind, DayEndView } from '../../data/day-end.ts';
import { sumText } from '../../parts/money-text.ts';
import { signedSum } from '../../parts/signed-sum.ts';
import { useMember } from '../../parts/use-member.ts';
import { useVisitTexts } from '../../parts/use-visit-texts.ts';
import { MoneyField } from '../../ui/money-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { hasDifference, tillKinds } from './model/count.ts';
import { texts } from './texts.ts';
import type { CountForm } from './use-count-form.ts';

type CardProps = { readonly title?: string; readonly children: ReactNode };

function Card({ title, children }: CardProps) {
  return (
    <section className="min-w-0 rounded-card bg-surface p-4.5 ring-1 ring-line dark:bg-raised">
      {title && <h2 className="mb-2 font-semibold text-lead-size">{title}</h2>}
      {children}
    </section>
  );
}

function DifferenceHead({ kind, amount }: { readonly kind: TillKind; readonly amount: number }) {
  const words = texts.difference;
  const Icon = amount < 0 ? ArrowDown : ArrowUp;
  return (
    <div className="flex items-center gap-3.5">
      <span className="grid aspect-mirror w-10 flex-none place-items-center rounded-oval bg-pending-bg text-pending-ink ring-1 ring-pending-line ring-inset">
        <Icon size={20} />
      </span>
      <p>
        <span className="block text-label text-muted">{(amount < 0 ? words.short : words.over)(kind)}</span>
        <b className="num font-semibold text-head-26">{sumText(Math.abs(amount))}</b>
      </p>
    </div>
  );
}

type DifferenceProps = { readonly form: CountForm['form']; readonly difference: ByKind };

/** By how much the count differs, and why. */
export function DifferenceCard({ form, difference }: DifferenceProps) {
  const words = texts.difference;
  if (!hasDifference(difference))
    return (
      <Card>
        <p className="flex items-center gap-3 font-semibold text-success-ink">
          <Check size={18} strokeWidth={2.2} /> {words.none}
        </p>
        <p className="mt-1 text-muted">{words.noneText}</p>
      </Card>
    );
  return (
    <Card>
      <div className="grid gap-3">
        {tillKinds
          .filter((kind) => difference[kind] !== 0)
          .map((kind) => (
            <DifferenceHead key={kind} kind={kind} amount={difference[kind]} />
          ))}
        <RadioCards
          {...form.field('reason')}
          onChange={(reason) => form.set({ reason: reason as keyof typeof words.reasons })}
          label={words.why}
          look="chip"
          cards={Object.entries(words.reasons).map(([id, label]) => ({ id, label }))}
        />
        <TextField {...form.field('note')} label={words.note} maxLength={200} autoComplete="off" />
      </div>
    </Card>
  );
}

type PartsProps = { readonly view: DayEndView; readonly opening: number; readonly expected: number };

const partName = ({ kind, title, count }: DayEndView['cashParts'][number]): string => {
  if (kind === 'income') return texts.parts.income(count);
  if (kind === 'late') return texts.parts.late;
  return title === '' ? texts.parts.rest : title;
};

const partLine = 'flex min-h-7.5 items-center justify-between gap-3';

export function CashParts({ view, opening, expected }: PartsProps) {
  const words = texts.parts;
  return (
    <Card title={words.title}>
      <dl className="num">
        <div className={partLine}>
          <dt className="text-ink-2">{words.opening}</dt>
          <dd className="font-medium">{sumText(opening)}</dd>
        </div>
        {view.cashParts.map((part) => (
          <div key={`${part.kind} ${part.title}`} className={partLine}>
            <dt className="min-w-0 truncate text-ink-2">{partName(part)}</dt>
            <dd className="font-medium">{signedSum(part.amount)}</dd>
          </div>
        ))}
        <div className={`${partLine} mt-1 pt-1 font-semibold shadow-above`}>
          <dt>{words.expected}</dt>
          <dd>{(expected < 0 ? signedSum : sumText)(expected)}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** Of the first of them, for those who may see appointments. */
const useUnsettledNames = ({ fromDay, day, unsettled, unsettledCount }: DayEndView): string => {
  const salonCode = useMember()?.salonCode ?? '';
  const days = unsettled.length > 0 ? { first: fromDay, last: day } : null;
  const visits = useVisitTexts(salonCode, { days });
  const names = unsettled.flatMap((code) => {
    const visit = visits.get(code);
    return visit ? [visit.customer ?? visit.service] : [];
  });
  const more = unsettledCount - names.length;
  return names.length === 0 ? '' : texts.after.names(names.join(', '), more);
};

type AfterProps = { readonly count: CountForm; readonly view: DayEndView; readonly toList: string };

/** What stays in the till, and what should be looked at before closing. */
export function AfterClosing({ count: { form, kept, counted }, view, toList }: AfterProps) {
  const words = texts.after;
  const names = useUnsettledNames(view);
  return (
    <Card title={words.title}>
      <div className="grid grid-cols-2 items-end gap-3">
        <MoneyField {...form.field('kept')} value={kept} label={words.kept} max={counted.cash} />
        <p className="pb-1 text-right">
          <span className="block text-caption text-muted">{words.taken}</span>
          <b className="num font-semibold text-title-s">{sumText(counted.cash - kept)}</b>
        </p>
      </div>
      {view.unsettledCount > 0 && !view.isBlind && (
        <Link
          to={toList}
          className="mt-3 flex items-center gap-2.5 rounded-segment bg-pending-bg px-3 py-2.25 text-pending-ink"
        >
          <CircleAlert size={18} className="flex-none" />
          <span className="flex-1">
            <b className="block font-semibold text-note-size">{words.unsettled(view.unsettledCount)}</b>
            <small className="block text-caption">{names === '' ? words.unsettledText : names}</small>
          </span>
          <ChevronRight size={16} className="flex-none" />
        </Link>
      )}
    </Card>
  );
}

export function BlindNote() {
  const words = texts.blindNote;
  return (
    <div className="hatched grid max-w-105 gap-1.5 justify-self-start rounded-card p-7 shadow-frame">
      <EyeOff size={22} />
      <h2 className="font-semibold text-title">{words.title}</h2>
      <p className="text-ink-2">{words.text}</p>
    </div>
  );
}
