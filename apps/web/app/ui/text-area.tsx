import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { ariaFieldProps, boxStyle, FieldFrame, type FieldProps } from './field.tsx';

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
  const { ref, placeholder, rows = 3 } = props;
  return (
    <AriaTextField
      {...ariaFieldProps(props)}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={props.onChange}
      onBlur={props.onBlur}
      maxLength={props.maxLength}
    >
      <FieldFrame {...props}>
        <div className={boxStyle({ isTall: true })}>
          <AriaTextArea
            ref={ref}
            rows={rows}
            placeholder={placeholder}
            className="field-sizing-content min-h-18.5 w-full min-w-0 resize-y rounded-input bg-transparent px-3 py-2.75 outline-hidden placeholder:text-muted"
          />
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
