import { CircleAlert } from 'lucide-react';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { boxStyle, fieldStyle, inputStyle, labelStyle } from '../../ui/field.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly name: 'fullName' | 'email' | 'phone' | 'subject' | 'message';
  readonly value: string;
  readonly error: string | undefined;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly isLong?: boolean;
  readonly maxLength: number;
  /** Where the person goes on after the form came back. */
  readonly isFirstWrong?: boolean;
};

/** A field of a page that runs no script: the browser's own input, in the frame of all others. */
export function PlainField(props: Props) {
  const { name, error, hint, isOptional = false } = props;
  const note = error ?? hint;
  return (
    <div className={fieldStyle}>
      <label htmlFor={name} className={labelStyle(false)}>
        {texts.fields[name]}
        {isOptional && <span className="font-[370] text-muted"> {texts.optional}</span>}
      </label>
      <div className={boxStyle({ size: 'lg', isTall: props.isLong ?? false })}>
        <Control {...props} noteId={note ? `${name}-note` : undefined} />
      </div>
      {note && <Note id={`${name}-note`} isError={error !== undefined} text={note} />}
    </div>
  );
}

function Control(props: Props & { readonly noteId: string | undefined }) {
  const { name, value, type = 'text', autoComplete, maxLength, error } = props;
  const shared = {
    id: name,
    name,
    defaultValue: value,
    required: !props.isOptional,
    maxLength,
    autoComplete,
    'aria-invalid': error !== undefined,
    'aria-describedby': props.noteId,
    // Who sent the form from here is led to what is wrong with it, without a script.
    autoFocus: props.isFirstWrong ?? false,
  };
  if (props.isLong)
    return (
      <textarea
        {...shared}
        rows={6}
        className="field-sizing-content min-h-40 w-full min-w-0 resize-y rounded-input bg-transparent px-3 py-[11px] outline-hidden"
      />
    );
  return <input {...shared} type={type} className={inputStyle} />;
}

type NoteProps = { readonly id: string; readonly isError: boolean; readonly text: string };

function Note({ id, isError, text }: NoteProps) {
  if (!isError)
    return (
      <p id={id} className="text-caption text-muted">
        {text}
      </p>
    );
  return (
    <p id={id} className="flex items-start gap-[5px] font-medium text-caption text-danger-ink">
      <CircleAlert className="mt-px shrink-0" size={14} strokeWidth={2} aria-hidden="true" />
      {text}
    </p>
  );
}
