import { ArrowRightLeft, CalendarX2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Candidates } from '../../../parts/conflict-moves/candidates.tsx';
import { clockOf } from '../../../parts/conflict-moves/names.ts';
import { type Candidate, keyOf } from '../../../parts/conflict-moves/plan.ts';
import { texts } from './texts.ts';

const shiftWords = ({ isShift, startDate }: Candidate) =>
  isShift && (
    <span className="num pointer-events-none relative inline-flex items-center gap-1 font-medium text-caption text-warning-ink">
      <ArrowRightLeft size={13} strokeWidth={1.9} />
      {texts.shift(clockOf(startDate))}
    </span>
  );

/** Who could have it; another time is marked, because its customer is asked first. */
export function Substitutes(props: Omit<ComponentProps<typeof Candidates>, 'notes'>) {
  const notes = new Map(props.candidates.map((one) => [keyOf(one), shiftWords(one)]));
  return <Candidates {...props} notes={notes} />;
}

/** Nobody could have it, and why. */
export function NoCandidate({ isDoneByOthers }: { readonly isDoneByOthers: boolean }) {
  return (
    <p className="inline-flex min-h-10 items-center gap-1.75 font-medium text-note-size text-danger-ink tablet:min-h-0">
      <CalendarX2 size={16} className="flex-none" />
      {isDoneByOthers ? texts.noneFree : texts.noOne}
    </p>
  );
}
