import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { CircleAlert } from 'lucide-react';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Link } from '../../ui/link.tsx';
import type { ContactValues } from './contact-values.ts';
import { PlainField } from './plain-field.tsx';
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
        <p className="text-[0.875rem]/5 text-muted">
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
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label htmlFor="website">{texts.website}</label>
      <input id="website" name="website" defaultValue={value} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function Failed({ message }: { readonly message: string }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-lg bg-danger-bg p-4 text-[0.9375rem]/6 text-danger-ink ring-1 ring-canceled-line/45"
    >
      <CircleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <p>
        <b className="block font-semibold">{texts.failed}</b>
        {message}
      </p>
    </div>
  );
}
