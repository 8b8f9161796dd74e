import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp';
import { type Ref, useId } from 'react';
import { controlTexts } from './controls.texts.ts';
import { FieldNote, type FieldProps, fieldStyle, labelStyle } from './field.tsx';
import { useControllableValue } from './use-controllable-value.ts';
import { useHydrated } from './use-hydrated.ts';

type Props = Omit<FieldProps, 'label' | 'isOptional' | 'labelEnd'> & {
  readonly label?: string;
  readonly length?: number;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  /** As soon as the last digit stands there. */
  readonly onComplete?: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

type PieceProps = Omit<Props, 'defaultValue' | 'onChange'> & {
  readonly id: string;
  readonly noteId: string;
  readonly length: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const onlyDigits = (text: string): string => text.replaceAll(/\D/g, '');

/** The code of an SMS: one real input behind its boxes, so that pasting and the phone's own filling work. */
export function CodeField({ length = 6, defaultValue, ...props }: Props) {
  const isHydrated = useHydrated();
  const [value, change] = useControllableValue({ ...props, defaultValue }, '');
  const id = useId();
  const noteId = useId();
  const Piece = isHydrated ? BoxedCode : PlainCode;
  return (
    <div className={fieldStyle}>
      <label htmlFor={id} className={labelStyle(props.isLabelHidden)}>
        {props.label ?? controlTexts.codeLabel(length)}
      </label>
      <Piece {...props} id={id} noteId={noteId} length={length} value={value} onChange={change} />
      <FieldNote id={noteId} hint={props.hint} error={props.error} />
    </div>
  );
}

const inputOf = ({ id, noteId, length, name, error, isDisabled, isRequired, onBlur }: PieceProps) => ({
  id,
  name,
  maxLength: length,
  disabled: isDisabled,
  required: isRequired,
  onBlur,
  inputMode: 'numeric' as const,
  autoComplete: 'one-time-code',
  'aria-invalid': Boolean(error),
  'aria-describedby': noteId,
});

function BoxedCode(props: PieceProps) {
  const { length, value, onChange, onComplete, ref, error } = props;
  const half = length / 2;
  return (
    <>
      {/* Where an element with this id stands, the library adds no <style>, which our policy would refuse. */}
      <span hidden id="input-otp-style" />
      <OTPInput
        {...inputOf(props)}
        ref={ref}
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        pattern={REGEXP_ONLY_DIGITS}
        pasteTransformer={onlyDigits}
        pushPasswordManagerStrategy="none"
        noScriptCSSFallback={null}
        containerClassName="flex items-center gap-1.5 tablet:gap-2"
        className="selection:bg-transparent selection:text-transparent autofill:opacity-0"
        render={({ slots }) => (
          <>
            {slots.map((slot, index) => (
              // The boxes stand still; only what is in them changes.
              // oxlint-disable-next-line react/no-array-index-key
              <Box key={index} {...slot} isWrong={Boolean(error)} hasGap={index === half} />
            ))}
          </>
        )}
      />
    </>
  );
}

type BoxProps = SlotProps & { readonly isWrong: boolean; readonly hasGap: boolean };

function Box({ char, isActive, hasFakeCaret, isWrong, hasGap }: BoxProps) {
  const edge = isWrong ? 'shadow-wrong' : 'shadow-frame-strong';
  const ring =
    'shadow-[inset_0_0_0_2px_var(--focus),0_0_0_4px_color-mix(in_oklab,var(--focus)_20%,transparent)]';
  return (
    <>
      {hasGap && <span className="h-0.5 w-2 shrink-0 rounded-full bg-line-strong opacity-60 tablet:w-3.5" />}
      <span
        className={`num grid h-14.5 min-w-0 max-w-16 flex-1 place-items-center rounded-lg bg-surface font-strong text-head-26 transition-shadow duration-120 tablet:h-16 dark:bg-sunken forced-colors:border ${isActive ? ring : edge}`}
      >
        {char}
        {hasFakeCaret && <span className="h-7 w-0.5 animate-pulse rounded-full bg-accent" />}
      </span>
    </>
  );
}

/** What the server sends: one input, whose digits are handed on when the boxes take its place. */
function PlainCode(props: PieceProps) {
  const { value, onChange, length } = props;
  const keepTyped = (input: HTMLInputElement) => () => onChange(onlyDigits(input.value).slice(0, length));
  return (
    <input
      {...inputOf(props)}
      ref={keepTyped}
      defaultValue={value}
      className="num h-14.5 w-full rounded-lg bg-surface px-4 font-strong text-head-26 tracking-[0.5em] shadow-frame-strong tablet:h-16 dark:bg-sunken"
    />
  );
}
