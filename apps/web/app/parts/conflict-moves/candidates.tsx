import { type ReactNode, useId } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { type Candidate, keyOf } from './plan.ts';

type Props = {
  readonly label: string;
  readonly candidates: readonly Candidate[];
  readonly names: ReadonlyMap<string, string>;
  readonly fullNames: ReadonlyMap<string, string>;
  readonly value: Candidate | undefined;
  /** Undefined where somebody may only look. */
  readonly onChange: ((candidate: Candidate) => void) | undefined;
  /** By key: when it would be, beside the name. */
  readonly notes: ReadonlyMap<string, ReactNode>;
  /** One more way, after them. */
  readonly children?: ReactNode;
};

const chip = [
  'relative inline-flex h-11 items-center gap-1.75 rounded-full pr-3 pl-1.25 font-book tablet:h-8.5',
  'shadow-frame-strong transition-surface duration-120',
  'has-checked:bg-accent-soft has-checked:font-strong has-checked:text-accent-ink',
  'has-checked:shadow-chosen has-focus-visible:outline-2 has-focus-visible:outline-focus',
  'has-focus-visible:outline-offset-2 forced-colors:border',
].join(' ');

/** Who could have it, and when. The browser's own radios: the arrow keys choose. */
export function Candidates({ label, candidates, names, fullNames, value, onChange, notes, children }: Props) {
  const group = useId();
  const chosen = value && keyOf(value);
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-1.5 border-0 p-0">
      <legend className="sr-only">{label}</legend>
      {candidates.map((candidate) => {
        const { employeeCode } = candidate;
        const key = keyOf(candidate);
        const name = names.get(employeeCode) ?? '';
        return (
          <label key={key} className={chip}>
            <input
              type="radio"
              name={group}
              checked={key === chosen}
              disabled={onChange === undefined}
              onChange={() => onChange?.(candidate)}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-inherit outline-hidden disabled:cursor-default"
            />
            <span aria-hidden="true" className="pointer-events-none">
              <Avatar name={fullNames.get(employeeCode) ?? name} seed={employeeCode} size="xs" />
            </span>
            <span className="pointer-events-none relative">{name}</span>
            {notes.get(key)}
          </label>
        );
      })}
      {children}
    </fieldset>
  );
}
