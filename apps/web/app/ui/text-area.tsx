import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { boxStyle, FieldLabel, FieldNote, type FieldProps, fieldStyle } from './field.tsx';

type Props = FieldProps & {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly rows?: number;
};

/** Grows with what is written, where the browser can; otherwise it scrolls. */
export function TextArea(props: Props) {
  const { label, hint, error, isOptional, isLabelHidden, labelEnd, ref, placeholder, rows = 3 } = props;
  return (
    <AriaTextField
      className={fieldStyle}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      isDisabled={props.isDisabled}
      isRequired={props.isRequired}
      name={props.name}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={props.onChange}
      onBlur={props.onBlur}
      maxLength={props.maxLength}
    >
      <FieldLabel label={label} isOptional={isOptional} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <div className={boxStyle({ isTall: true })}>
        <AriaTextArea
          ref={ref}
          rows={rows}
          placeholder={placeholder}
          className="field-sizing-content min-h-[74px] w-full min-w-0 resize-y rounded-input bg-transparent px-3 py-[11px] outline-hidden placeholder:text-muted"
        />
      </div>
      <FieldNote hint={hint} error={error} />
    </AriaTextField>
  );
}
