import { ArrowRightLeft, CalendarX2 } from 'lucide-react';
import { useId } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { clockOf } from './names.ts';
import type { Candidate } from './rules/plan.ts';
import { texts } from './texts.ts';

type Props = {
  readonly label: string;
  readonly candidates: readonly Candidate[];
  readonly names: ReadonlyMap<string, string>;
  readonly fullNames: ReadonlyMap<string, string>;
  readonly value: string | undefined;
  /** Undefined where somebody may only look. */
  readonly onChange: ((employeeCode: string) => void) | undefined;
};

const chip = [
  'relative inline-flex h-10 items-center gap-1.75 rounded-full pr-3 pl-1.25 font-book tablet:h-8.5',
  'shadow-frame-strong transition-surface duration-120',
  'has-checked:bg-accent-soft has-checked:font-strong has-checked:text-accent-ink',
  'has-checked:shadow-chosen has-focus-visible:outline-2 has-focus-visible:outline-focus',
  'has-focus-visible:outline-offset-2 forced-colors:border',
].join(' ');

/** Who could have it. The browser's own radios: the arrow keys choose. */
export function Candidates({ label, candidates, names, fullNames, value, onChange }: Props) {
  const group = useId();
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-1.5 border-0 p-0">
      <legend className="sr-only">{label}</legend>
      {candidates.map(({ employeeCode, startDate, isShift }) => {
        const name = names.get(employeeCode) ?? '';
        return (
          <label key={employeeCode} className={chip}>
            <input
              type="radio"
              name={group}
              checked={employeeCode === value}
              disabled={onChange === undefined}
              onChange={() => onChange?.(employeeCode)}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-inherit outline-hidden disabled:cursor-default"
            />
            <span aria-hidden="true" className="pointer-events-none">
              <Avatar name={fullNames.get(employeeCode) ?? name} seed={employeeCode} size="xs" />
            </span>
            <span className="pointer-events-none relative">{name}</span>
            {isShift && (
              <span className="num pointer-events-none relative inline-flex items-center gap-1 font-medium text-caption text-warning-ink">
                <ArrowRightLeft size={13} strokeWidth={1.9} />
                {texts.shift(clockOf(startDate))}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
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
