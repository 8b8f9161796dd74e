import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { CircleAlert } from 'lucide-react';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { boxStyle, fieldStyle, inputStyle, labelStyle } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import type { ContactValues } from './contact-values.ts';
import { texts } from './texts.ts';

type Props = {
  readonly form: ContactValues;
  /** What went wrong, if the form comes back. */
  readonly message: string | undefined;
  readonly fields: FieldErrors;
};

const order = ['fullName', 'email', 'phone', 'subject', 'message'] as const;

/** Sent by the browser itself. `noValidate`: what is wrong is said by us, in Turkish, whatever the browser speaks. */
export function ContactForm({ form, message, fields }: Props) {
  const firstWrong = order.find((name) => fields[name] !== undefined);
  const field = (name: (typeof order)[number]) => ({
    name,
    value: form[name],
    error: fields[name],
    isFirstWrong: name === firstWrong,
  });
  return (
    <form
      method="post"
      action={paths.contact}
      noValidate
      aria-label={texts.form}
      className="grid content-start gap-5 rounded-dialog bg-surface p-8 shadow-1 ring-1 ring-line max-tablet:-mx-1 max-tablet:p-5 dark:bg-raised"
    >
      {message && <Failed message={message} />}
      <PlainField {...field('fullName')} autoComplete="name" maxLength={80} />
      <div className="grid gap-5 tablet:grid-cols-2 tablet:gap-4">
        <PlainField {...field('email')} type="email" autoComplete="email" maxLength={254} />
        <PlainField {...field('phone')} type="tel" autoComplete="tel" hint={texts.phoneHint} maxLength={30} />
      </div>
      <PlainField {...field('subject')} isOptional maxLength={120} />
      <PlainField {...field('message')} isLong maxLength={4_000} />
      <Honeypot value={form.website} />
      <input type="hidden" name="openedAt" value={form.openedAt} />
      <input type="hidden" name="key" value={form.key} />
      <div className="grid gap-3.5">
        <button type="submit" className={buttonStyle({ size: 'lg', isWide: true })}>
          {texts.send}
        </button>
        <p className="text-body-size/5 text-muted">
          {texts.notice}{' '}
          <Link look="inline" to={paths.dataNotice}>
            {texts.noticeLink}
          </Link>
          .
        </p>
      </div>
    </form>
  );
}

/** A field that no person sees and no keyboard reaches; only a machine fills it. */
function Honeypot({ value }: { readonly value: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-2499.75 size-px overflow-hidden">
      <label htmlFor="website">{texts.website}</label>
      <input id="website" name="website" defaultValue={value} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function Failed({ message }: { readonly message: string }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-lg bg-danger-bg p-4 text-lead-size/6 text-danger-ink ring-1 ring-canceled-line/45"
    >
      <CircleAlert size={20} className="mt-0.5 shrink-0" />
      <p>
        <b className="block font-semibold">{texts.failed}</b>
        {message}
      </p>
    </div>
  );
}

type PlainFieldProps = {
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
function PlainField(props: PlainFieldProps) {
  const { name, error, hint, isOptional = false } = props;
  const note = error ?? hint;
  return (
    <div className={fieldStyle}>
      <label htmlFor={name} className={labelStyle(false)}>
        {texts.fields[name]}
        {isOptional && <span className="font-body text-muted"> {texts.optional}</span>}
      </label>
      <div className={boxStyle({ size: 'lg', isTall: props.isLong ?? false })}>
        <Control {...props} noteId={note ? `${name}-note` : undefined} />
      </div>
      {note && <Note id={`${name}-note`} isError={error !== undefined} text={note} />}
    </div>
  );
}

function Control(props: PlainFieldProps & { readonly noteId: string | undefined }) {
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
        className="field-sizing-content min-h-40 w-full min-w-0 resize-y rounded-input bg-transparent px-3 py-2.75 outline-hidden"
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
    <p id={id} className="flex items-start gap-1.25 font-medium text-caption text-danger-ink">
      <CircleAlert className="mt-px shrink-0" size={14} strokeWidth={2} />
      {text}
    </p>
  );
}
