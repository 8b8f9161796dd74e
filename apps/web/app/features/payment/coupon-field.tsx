import { TicketPercent, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';

const words = texts.coupon;

/** The contract's. */
const maxLength = 30;
const minLength = 3;

type Props = {
  readonly applied: string | null;
  /** What the server says of the code. */
  readonly failure: string | undefined;
  readonly onApply: (code: string | null) => void;
};

/** Opens with a press: most people have no code and would look for one. */
export function CouponField({ applied, failure, onApply }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isShort, setShort] = useState(false);
  if (applied !== null && failure === undefined)
    return (
      <p className="flex items-center justify-between gap-3 pt-2">
        <span className="inline-flex items-center gap-2 font-strong" role="status">
          <TicketPercent size={18} />
          {words.applied(applied)}
        </span>
        <button
          type="button"
          aria-label={words.remove}
          onClick={() => onApply(null)}
          className="grid size-11 cursor-pointer place-items-center rounded-md hover:bg-white/10"
        >
          <X size={18} />
        </button>
      </p>
    );
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-1 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm font-strong"
      >
        <TicketPercent size={18} />
        {words.open}
      </button>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = typed.trim();
    setShort(code.length < minLength);
    if (code.length >= minLength) onApply(code.toLocaleUpperCase('en'));
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="mt-3 rounded-lg bg-surface p-3 text-ink [--focus:var(--murdum-500)]"
    >
      <div className="grid grid-cols-fill-auto items-start gap-2">
        <TextField
          label={words.label}
          value={typed}
          onChange={setTyped}
          maxLength={maxLength}
          autoComplete="off"
          error={isShort ? words.wrong : failure}
        />
        <button
          type="submit"
          className="mt-6 h-11.5 cursor-pointer rounded-md bg-accent-soft-2 px-3.5 font-strong text-accent-ink tablet:h-10.5"
        >
          {words.apply}
        </button>
      </div>
    </form>
  );
}
