import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import {
  besideStyle,
  boxStyle,
  FieldLabel,
  FieldNote,
  type FieldProps,
  type FieldSize,
  fieldStyle,
  inputStyle,
} from './field.tsx';

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
};

export function TextField(props: TextFieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, labelEnd, size, start, end, ref, placeholder } =
    props;
  return (
    <AriaTextField
      className={fieldStyle}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isRequired={props.isRequired}
      name={props.name}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={props.onChange}
      onBlur={props.onBlur}
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete}
      maxLength={props.maxLength}
    >
      <FieldLabel label={label} isOptional={isOptional} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <div className={boxStyle({ size })}>
        {start && <span className={besideStyle}>{start}</span>}
        <Input ref={ref} placeholder={placeholder} className={inputStyle} />
        {end && <span className={besideStyle}>{end}</span>}
      </div>
      <FieldNote hint={hint} error={error} />
    </AriaTextField>
  );
}
