import { CircleCheck, CircleX } from 'lucide-react';
import type { Ref } from 'react';
import { TextField } from '../ui/text-field.tsx';
import { texts } from './salon-path/texts.ts';
import type { PathCheck } from './salon-path/use-path-check.ts';

type Props = {
  readonly value: string;
  readonly onChange: (path: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly error?: string | undefined;
  /** What `usePathCheck` says of the value. */
  readonly check: PathCheck;
};

/** The salon's word in its address, and whether it is free. */
export function SalonPathField({ check, error, ...props }: Props) {
  return (
    <TextField
      {...props}
      label={texts.label}
      hint={check.state === 'taken' ? undefined : texts.hint}
      error={error ?? (check.state === 'taken' ? texts.takenBut(check.suggestion) : undefined)}
      autoComplete="off"
      maxLength={60}
      start={texts.before}
      end={<PathAvailability check={check} />}
    />
  );
}

const word = 'flex items-center gap-1.25 whitespace-nowrap font-medium text-label';
function PathAvailability({ check: { state } }: Pick<Props, 'check'>) {
  return (
    <span role="status">
      {state === 'free' && (
        <span className={`${word} text-success-ink`}>
          <CircleCheck size={16} />
          {texts.free}
        </span>
      )}
      {state === 'taken' && (
        <span className={`${word} text-danger-ink`}>
          <CircleX size={16} />
          {texts.taken}
        </span>
      )}
    </span>
  );
}
