import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { CircleAlert, Lock, ShieldCheck, Star, User } from 'lucide-react';
import { buttonStyle } from '../../ui/button-style.ts';
import { ButtonLink } from '../../ui/link.tsx';
import type { ReviewValues } from './review-values.ts';
import './review.css';
import { texts } from './texts.ts';

type Props = {
  readonly path: string;
  readonly form: ReviewValues;
  /** The review stands already and is being changed. */
  readonly isChange: boolean;
  /** What went wrong, if the form comes back. */
  readonly message: string | undefined;
  readonly fields: FieldErrors;
};

/** Sent by the browser itself. `noValidate`: what is wrong is said by us, in Turkish, whatever the browser speaks. */
export function ReviewForm({ path, form, isChange, message, fields }: Props) {
  return (
    <form
      method="post"
      action={path}
      noValidate
      className="grid gap-x-14 desk:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div>
        {message && <Failed message={message} />}
        <Stars stars={form.stars} error={fields['stars']} />
        <Words text={form.text} error={fields['text']} />
      </div>
      <Rules />
      <div className="max-tablet:sticky max-tablet:bottom-0 max-tablet:-mx-5 mt-7 flex flex-wrap gap-3 bg-surface max-tablet:border-line max-tablet:border-t max-tablet:px-5 max-tablet:py-3">
        <button type="submit" className={`${buttonStyle({ size: 'xl' })} max-tablet:grow tablet:min-w-72`}>
          {isChange ? texts.change : texts.send}
        </button>
        {isChange && (
          <ButtonLink size="xl" look="ghost" to={path}>
            {texts.cancel}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

function Failed({ message }: { readonly message: string }) {
  return (
    <div
      role="alert"
      className="mt-6 flex gap-3 rounded-lg bg-danger-bg p-4 text-danger-ink text-lead-size/6 ring-1 ring-canceled-line/45"
    >
      <CircleAlert size={20} className="mt-0.5 shrink-0" />
      <p>
        <b className="block font-semibold">{texts.failed}</b>
        {message}
      </p>
    </div>
  );
}

/** Who sent the form without a star is led to the stars, without a script. */
const startHere = { autoFocus: true };

function Stars({ stars, error }: { readonly stars: string; readonly error: string | undefined }) {
  return (
    <fieldset className="review-rating mt-6 border-line border-b pb-5.5">
      <legend className="sr-only">{texts.stars}</legend>
      <div className="review-stars -mx-1.5 grid max-w-108 grid-cols-5 tablet:-mx-4">
        {texts.words.map((word, index) => (
          <label key={word} className="relative grid h-16 cursor-pointer place-items-center rounded-lg">
            <input
              type="radio"
              name="stars"
              value={index + 1}
              defaultChecked={stars === String(index + 1)}
              aria-label={texts.star(index + 1, word)}
              aria-describedby={error ? 'stars-error' : undefined}
              {...(error !== undefined && index === 0 ? startHere : {})}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-hidden"
            />
            <Star aria-hidden="true" size={52} strokeWidth={1.5} className="pointer-events-none" />
          </label>
        ))}
      </div>
      <div className="review-words" aria-hidden="true">
        <p data-stars="0" className="h-7.5 items-center text-lead-size text-muted">
          {texts.noStars}
        </p>
        {texts.words.map((word, index) => (
          <p key={word} data-stars={index + 1} className="h-7.5 items-baseline justify-between gap-3">
            <b className="display font-normal text-head-24">{word}</b>
            <span className="num text-body-size text-muted">{texts.outOf(index + 1)}</span>
          </p>
        ))}
      </div>
      {error && <FieldError id="stars-error" text={error} />}
    </fieldset>
  );
}

function Words({ text, error }: { readonly text: string; readonly error: string | undefined }) {
  return (
    <>
      <div className="mt-5.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor="text" className="font-strong text-lead-size">
          {texts.text}
        </label>
        <span className="text-body-size text-muted">{texts.optional}</span>
      </div>
      <textarea
        id="text"
        name="text"
        rows={5}
        maxLength={1_000}
        defaultValue={text}
        aria-invalid={error !== undefined}
        aria-describedby={error ? 'text-hint text-error' : 'text-hint'}
        className="field-sizing-content mt-2 block min-h-36 w-full resize-y rounded-xl bg-surface px-4 py-3.5 text-title-s-size/6 ring-1 ring-line-strong ring-inset focus-visible:outline-2 focus-visible:outline-focus dark:bg-sunken"
      />
      {error && <FieldError id="text-error" text={error} />}
      <p id="text-hint" className="mt-2 text-body-size/5 text-muted">
        {texts.textHint}
      </p>
    </>
  );
}

function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className="mt-2 flex items-start gap-1.25 font-medium text-body-size text-danger-ink">
      <CircleAlert className="mt-px shrink-0" size={16} strokeWidth={2} />
      {text}
    </p>
  );
}

const ruleIcons = [User, ShieldCheck, Lock];

function Rules() {
  return (
    <ul className="mt-7 grid content-start gap-2.5 desk:row-span-2 desk:mt-9">
      {texts.rules.map((rule, index) => {
        const Icon = ruleIcons[index] ?? Lock;
        return (
          <li key={rule} className="flex gap-2.5 text-body-size/5.25 text-ink-2">
            <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-muted" />
            {rule}
          </li>
        );
      })}
    </ul>
  );
}
