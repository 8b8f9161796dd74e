import { type ReactNode, useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { priceText } from '../../parts/money-text.ts';
import { serviceTexts } from '../../parts/service-facts/texts.ts';
import { isPublished, sessionsText } from '../../parts/service-facts.ts';
import { CalendarPreview } from './calendar-preview.tsx';
import { texts } from './texts.ts';
import type { ServiceValues } from './values.ts';

const words = texts.preview;

/** What becomes of what is typed, beside the form while it is typed. */
export function Preview({ control }: { readonly control: Control<ServiceValues> }) {
  const values = useWatch({ control }) as ServiceValues;
  return (
    <div className="sticky top-2 grid gap-3.5 max-desk:hidden">
      <Card title={words.calendar}>
        <CalendarPreview values={values} />
      </Card>
      <Card title={words.customers}>
        {isPublished(values) ? (
          <Offer values={values} />
        ) : (
          <p className="mt-2.5 text-ink-2">{words.hidden}</p>
        )}
      </Card>
    </div>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-lg bg-surface p-5 shadow-[0_0_0_1px_var(--line)] dark:bg-raised"
    >
      <h2 id={id} className="font-[370] text-label text-muted">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Offer({ values }: { readonly values: ServiceValues }) {
  const { name, description, duration, price, showPrice, type } = values;
  const facts = [serviceTexts.minutes(duration ?? 0), sessionsText(values)].filter(Boolean).join(' \u00b7 ');
  return (
    <div className="num mt-2.5 flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <b className="block font-[550] text-title-s wrap-anywhere">{name || words.noName}</b>
        <span className="block text-label text-muted">{facts}</span>
        {description && <span className="mt-1 line-clamp-3 text-label text-ink-2">{description}</span>}
      </div>
      <div className="text-right font-[550]">
        {showPrice ? price !== null && priceText(price) : serviceTexts.askPrice}
        {showPrice && price !== null && type === 'Session' && (
          <span className="block font-[370] text-caption text-muted">{serviceTexts.perSession}</span>
        )}
      </div>
    </div>
  );
}
