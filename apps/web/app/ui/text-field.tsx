import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import {
  adornmentStyle,
  ariaFieldProps,
  boxStyle,
  FieldFrame,
  type FieldProps,
  type FieldSize,
  inputStyle,
} from './field.tsx';
import { useEarlyInput } from './use-early-input.ts';
import { useSelectOnFocus } from './use-select-on-focus.ts';

export type TextFieldProps = FieldProps & {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'search' | 'tel' | 'url';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly isReadOnly?: boolean;
  readonly size?: FieldSize;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /** Whether its focus selects all of it, so that typing replaces what stands there. */
  readonly selectsOnFocus?: boolean;
};

export function TextField({ ref, ...props }: TextFieldProps) {
  const { size, start, end, placeholder } = props;
  const input = useEarlyInput<HTMLInputElement>(({ value }) => {
    if (value !== (props.value ?? props.defaultValue ?? '')) props.onChange?.(value);
  }, ref);
  const selection = useSelectOnFocus();
  return (
    <AriaTextField
      {...ariaFieldProps(props)}
      isReadOnly={props.isReadOnly}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={props.onChange}
      onBlur={props.onBlur}
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete}
      maxLength={props.maxLength}
    >
      <FieldFrame {...props}>
        <div className={boxStyle({ size })} {...(props.selectsOnFocus ? selection : {})}>
          {start && <span className={adornmentStyle}>{start}</span>}
          <Input ref={input} placeholder={placeholder} className={inputStyle} />
          {end && <span className={adornmentStyle}>{end}</span>}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
