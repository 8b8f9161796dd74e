import { useId } from 'react';

type Props = {
  readonly label: string;
  /** HH:mm each. */
  readonly clocks: readonly string[];
  readonly value: string | null;
  readonly onChange: (clock: string) => void;
  readonly error: string | undefined;
};

const cellStyle = [
  'relative grid h-11.5 cursor-pointer place-items-center rounded-[11px] font-medium tablet:h-10',
  'shadow-[inset_0_0_0_1px_var(--line)] transition-colors duration-[120ms] dark:shadow-[inset_0_0_0_1px_var(--sir-800)]',
  'has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-checked:shadow-none!',
  'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:border',
].join(' ');

/** Free times in a grid, so that none changes its place when another is chosen. The browser's own radios. */
export function TimeChoice({ label, clocks, value, onChange, error }: Props) {
  const name = useId();
  const errorId = useId();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-[550] text-ink-2 text-label">{label}</legend>
      <div className="num grid grid-cols-4 gap-2 tablet:grid-cols-6">
        {clocks.map((clock) => (
          <label key={clock} className={cellStyle}>
            <input
              type="radio"
              name={name}
              checked={clock === value}
              onChange={() => onChange(clock)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-[inherit] outline-hidden"
            />
            <span className="pointer-events-none relative">{clock}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="pt-2 font-medium text-caption text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}
