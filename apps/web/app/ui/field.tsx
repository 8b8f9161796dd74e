import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { tv } from 'tailwind-variants/lite';
import { controlTexts } from './controls.texts.ts';

/** What every field takes. `error` stands in the hint's place, with its icon. */
export type FieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly name?: string;
  readonly isOptional?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** For a field whose place already says what it is, such as a search. It keeps its name for screen readers. */
  readonly isLabelHidden?: boolean;
  /** At the far end of the label's line: a link such as 'Parolami unuttum'. */
  readonly labelEnd?: ReactNode;
};

export type FieldSize = 'md' | 'lg';

export const fieldStyle = 'grid min-w-0 content-start gap-1.5';

/** The frame of what is typed or chosen: its edge is 3:1, and the ring lies inside so that nothing moves. */
export const boxStyle = tv({
  base: [
    'flex min-w-0 items-center gap-2.25 rounded-input bg-surface px-3 text-title-s text-ink tablet:text-body',
    'shadow-frame-strong transition-shadow duration-120 dark:bg-sunken',
    'has-[:is(input,textarea,select):focus]:shadow-focused',
    'has-[[aria-invalid=true]]:shadow-wrong',
    'has-[[aria-invalid=true]:focus]:shadow-[inset_0_0_0_1.5px_var(--danger),0_0_0_3px_color-mix(in_oklab,var(--danger)_22%,transparent)]',
    'has-[:is(input,textarea,select):disabled]:bg-sunken has-[:is(input,textarea,select):disabled]:text-muted',
    'forced-colors:border',
  ],
  variants: {
    size: { md: 'h-11.5 tablet:h-10.5', lg: 'h-12' },
    isTall: { true: 'h-auto! px-0!' },
  },
  defaultVariants: { size: 'md' },
});

export const inputStyle =
  'h-full w-full min-w-0 bg-transparent p-0 outline-hidden placeholder:text-muted placeholder:opacity-100 disabled:cursor-default';

const labelTextStyle = 'font-strong text-ink-2 text-label';
export const labelStyle = (isHidden: boolean | undefined): string => (isHidden ? 'sr-only' : labelTextStyle);

/** A frame that is a button: it opens a list or a calendar. */
export const fieldButtonStyle = (size: FieldSize | undefined, isWrong: boolean): string =>
  [boxStyle({ size }), fieldButtonClasses, isWrong ? 'shadow-wrong!' : ''].join(' ');

const fieldButtonClasses = [
  'w-full cursor-pointer outline-hidden disabled:cursor-default disabled:bg-sunken disabled:text-muted',
  'data-focus-visible:shadow-focused',
].join(' ');

/** Beside what is typed: an icon, a sign, a unit. */
export const adornmentStyle = 'shrink-0 text-muted';

/** What every React Aria field is told of ours. */
export const ariaFieldProps = ({ error, isDisabled, isRequired, name }: FieldProps) =>
  ({
    className: fieldStyle,
    validationBehavior: 'aria',
    isInvalid: Boolean(error),
    isDisabled,
    isRequired,
    name,
  }) as const;

/** The label above what is typed or chosen, and the note below it. */
export function FieldFrame({ children, ...props }: FieldProps & { readonly children: ReactNode }) {
  const { label, isOptional, isLabelHidden, labelEnd, hint, error } = props;
  return (
    <>
      <FieldLabel label={label} isOptional={isOptional} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      {children}
      <FieldNote hint={hint} error={error} />
    </>
  );
}

type LabelProps = Pick<FieldProps, 'label' | 'isOptional' | 'isLabelHidden' | 'labelEnd'>;

function FieldLabel({ label, isOptional, isLabelHidden, labelEnd }: LabelProps) {
  const line = (
    <Label className={labelStyle(isLabelHidden)}>
      <LabelText label={label} isOptional={isOptional} />
    </Label>
  );
  if (!labelEnd) return line;
  return (
    <div className="flex items-baseline justify-between gap-3">
      {line}
      <span className="text-label">{labelEnd}</span>
    </div>
  );
}

export function LabelText({ label, isOptional }: Pick<FieldProps, 'label' | 'isOptional'>) {
  return (
    <>
      {label}
      {isOptional && <span className="font-body text-muted"> {controlTexts.optional}</span>}
    </>
  );
}

type NoteProps = Pick<FieldProps, 'hint' | 'error'> & { readonly id?: string };

/** `id` for a field that is no React Aria one and says itself what describes it. */
export function FieldNote({ hint, error, id }: NoteProps) {
  if (error) {
    return (
      <Text slot={id ? undefined : 'errorMessage'} id={id} className={errorStyle}>
        <CircleAlert className="mt-px shrink-0" size={14} strokeWidth={2} />
        {error}
      </Text>
    );
  }
  if (!hint) return null;
  return (
    <Text slot={id ? undefined : 'description'} id={id} className="text-caption text-muted">
      {hint}
    </Text>
  );
}

const errorStyle = 'flex items-start gap-1.25 font-medium text-caption text-danger-ink';
