import { Check, Hourglass, Undo2, X } from 'lucide-react';
import type { ResultState } from './result-state.ts';

const looks = {
  ok: 'glint bg-murdum-700 text-white ring-1 ring-white/20 ring-inset',
  wait: 'bg-sunken text-ink shadow-control motion-safe:animate-pulse',
  no: 'glint bg-canceled-bg text-canceled-ink shadow-[inset_0_0_0_1.5px_var(--canceled-line)]',
  back: 'text-ink-2 outline-[1.5px] outline-line-strong outline-dashed -outline-offset-2',
} as const;

const marks = {
  paid: ['ok', Check],
  opening: ['wait', Hourglass],
  verifying: ['wait', Hourglass],
  'at-bank': ['back', Undo2],
  left: ['back', Undo2],
  declined: ['no', X],
  refunded: ['back', Undo2],
} as const;

/** What the heading says, for the eye. */
export function ResultMirror({ state }: { readonly state: ResultState }) {
  const [look, Icon] = marks[state];
  return (
    <div
      aria-hidden="true"
      className={`grid h-26.75 w-21 place-items-center overflow-hidden rounded-oval tablet:h-35.75 tablet:w-28 ${looks[look]}`}
    >
      <Icon size={42} strokeWidth={1.5} />
    </div>
  );
}
