import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { FieldNote, type FieldProps } from './field.tsx';
import { useEarlyInput } from './use-early-input.ts';

type Props = Pick<FieldProps, 'hint' | 'error' | 'name' | 'isDisabled' | 'isRequired'> & {
  /** May hold a link. */
  readonly label: ReactNode;
  readonly value?: boolean;
  readonly defaultValue?: boolean;
  readonly onChange?: (value: boolean) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** The browser's own checkbox under our box: it works before scripts do, and without them. */
export function Checkbox({ label, hint, error, value, defaultValue, onChange, ref, ...props }: Props) {
  const noteId = useId();
  const input = useEarlyInput<HTMLInputElement>(({ checked }) => {
    if (checked !== (value ?? defaultValue ?? false)) onChange?.(checked);
  }, ref);
  return (
    <div className="grid gap-1">
      <label className="group flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-default has-disabled:text-muted tablet:min-h-6">
        <span className="relative grid size-5.5 shrink-0 place-items-center">
          <input
            ref={input}
            type="checkbox"
            name={props.name}
            checked={value}
            defaultChecked={value === undefined ? defaultValue : undefined}
            onChange={(event) => onChange?.(event.currentTarget.checked)}
            onBlur={props.onBlur}
            disabled={props.isDisabled}
            required={props.isRequired}
            aria-invalid={Boolean(error)}
            aria-describedby={hint || error ? noteId : undefined}
            className={boxStyle}
          />
          <Check
            className="pointer-events-none invisible absolute text-on-accent peer-checked:visible"
            size={15}
            strokeWidth={2.6}
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {(hint || error) && (
        <div className="pl-8.5">
          <FieldNote id={noteId} hint={hint} error={error} />
        </div>
      )}
    </div>
  );
}

const boxStyle = [
  'peer size-full cursor-pointer appearance-none rounded-badge bg-surface dark:bg-sunken',
  'shadow-control transition-surface duration-120',
  'checked:bg-accent checked:shadow-none aria-invalid:shadow-wrong',
  'disabled:cursor-default disabled:opacity-45 forced-colors:appearance-auto',
].join(' ');
