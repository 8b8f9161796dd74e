import { Check, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldNote, type FieldProps } from './field.tsx';

type Chip<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** In place of the plus: an avatar. */
  readonly start?: ReactNode;
};

type Props<Id extends string> = Pick<FieldProps, 'label' | 'hint' | 'error' | 'isLabelHidden'> & {
  readonly chips: readonly Chip<Id>[];
  readonly value: readonly Id[];
  readonly onChange: (value: Id[]) => void;
  /** On a phone one line, drawn aside with a finger, where many stand above a list. */
  readonly isOneLine?: boolean;
};

/** Any of a few that are all in sight. The browser's own checkboxes: Tab goes from one to the next. */
export function CheckChips<Id extends string>({
  chips,
  value,
  onChange,
  isOneLine = false,
  ...props
}: Props<Id>) {
  const noteId = useId();
  const { label, hint, error, isLabelHidden } = props;
  const turn = (id: Id, isOn: boolean): void =>
    onChange(isOn ? [...value, id] : value.filter((one) => one !== id));
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" aria-describedby={hint || error ? noteId : undefined}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 font-strong text-ink-2 text-label'}>
        {label}
      </legend>
      <div className={`flex flex-wrap gap-2 ${isOneLine ? oneLine : ''}`}>
        {chips.map((chip) => (
          <label key={chip.id} className={chipStyle}>
            <input
              type="checkbox"
              checked={value.includes(chip.id)}
              onChange={(event) => turn(chip.id, event.currentTarget.checked)}
              className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-inherit"
            />
            {chip.start ?? <Plus size={15} strokeWidth={2} className="peer-checked:hidden" />}
            <Check
              size={15}
              strokeWidth={2}
              className={`hidden peer-checked:block ${chip.start ? 'order-last' : '-order-1'}`}
            />
            <span className="pointer-events-none truncate">{chip.label}</span>
          </label>
        ))}
      </div>
      {(hint || error) && (
        <div className="mt-1.5">
          <FieldNote id={noteId} hint={hint} error={error} />
        </div>
      )}
    </fieldset>
  );
}

const oneLine =
  'max-tablet:-mx-4 max-tablet:flex-nowrap max-tablet:overflow-x-auto max-tablet:px-4 max-tablet:py-0.5 max-tablet:*:shrink-0 max-tablet:scrollbar-none';

const chipStyle = [
  'relative inline-flex h-11 max-w-full cursor-pointer items-center gap-1.75 rounded-full px-3.5 tablet:h-9',
  'shadow-frame-strong transition-surface duration-120',
  'has-checked:bg-accent-soft has-checked:font-strong has-checked:text-accent-ink',
  'has-checked:shadow-chosen has-focus-visible:outline-2 has-focus-visible:outline-focus',
  'has-focus-visible:outline-offset-2 forced-colors:border icon:flex-none',
].join(' ');
