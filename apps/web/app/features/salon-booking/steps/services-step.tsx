import { Check, Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form } from 'react-router';
import { foldedIncludes } from '../../../ui/fold.ts';
import { StepHead } from '../booking-frame.tsx';
import type { BookingData, BookingService } from '../model/booking-data.ts';
import { type BookingChoice, maxServices, stepWords } from '../model/url-params.ts';
import { texts } from '../texts.ts';

const words = texts.services;

/** Below so many the list is seen at a glance. */
const searchedFrom = 8;

/** The form of this step; the button that sends it stands outside of it. */
export const servicesFormId = 'hizmetler';

type Props = {
  readonly data: BookingData;
  readonly choice: BookingChoice;
  /** What was searched for by a form that was sent without a script. */
  readonly searched: string;
  readonly takesFocus: boolean;
  readonly onChoose: (services: readonly string[]) => void;
};

/**
 * A form of links and checkboxes that works before the script arrives: it is sent by GET, and the address knows every
 * choice. What was checked until then is taken over.
 */
export function ServicesStep({ data, choice, searched, takesFocus, onChoose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(searched);
  const read = (): void => {
    if (form.current) onChoose(new FormData(form.current).getAll('hizmet').map(String));
  };
  const takeOver = useEffectEvent(() => {
    const checked = new FormData(form.current ?? undefined).getAll('hizmet').map(String);
    if (checked.toSorted().join() !== choice.services.toSorted().join()) read();
  });
  useEffect(() => takeOver(), []);
  const preset = data.employees.find(({ code }) => code === choice.employee);
  const isFull = choice.services.length >= maxServices;
  const services = data.groups.flatMap((group) => group.services);
  const isShown = ({ name }: BookingService): boolean => foldedIncludes(name, typed);
  return (
    <>
      <StepHead title={words.title} takesFocus={takesFocus}>
        {preset ? words.leadWith(preset.name) : words.lead}
      </StepHead>
      {choice.step !== 'services' && (
        <p role="alert" className="mt-3 font-medium text-danger-ink text-label">
          {words.nothingChosen}
        </p>
      )}
      <Form id={servicesFormId} method="get" ref={form} onChange={read}>
        {choice.employee && <input type="hidden" name="calisan" value={choice.employee} />}
        {choice.day && <input type="hidden" name="gun" value={choice.day} />}
        {services.length >= searchedFrom && <SearchLine searched={searched} onType={setTyped} />}
        {data.groups.length > 1 && <Categories groups={data.groups} />}
        {data.groups.map(({ category, name, services: members }) => (
          <section key={category} aria-labelledby={category} hidden={!members.some(isShown)}>
            <h2 id={category} className="scroll-mt-24 pt-4 pb-1 font-strong text-lead-size text-muted">
              {name}
            </h2>
            {members.map((service) => (
              <ServiceRow
                key={service.code}
                service={service}
                isChecked={choice.services.includes(service.code)}
                isFull={isFull}
                isHidden={!isShown(service)}
              />
            ))}
          </section>
        ))}
      </Form>
      <p role="status" className="mt-4 text-muted">
        {services.some(isShown) ? '' : words.none(typed)}
        {isFull && words.most(maxServices)}
      </p>
    </>
  );
}

type SearchProps = { readonly searched: string; readonly onType: (text: string) => void };

/** The first button of the form, so that Enter searches; with a script the list follows every letter. */
function SearchLine({ searched, onType }: SearchProps) {
  return (
    <div className="mt-4.5 flex h-12 items-center gap-2 rounded-lg pl-4 shadow-frame-strong has-[input:focus]:shadow-focused">
      <input
        type="search"
        name="ara"
        defaultValue={searched}
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        onInput={(event: FormEvent<HTMLInputElement>) => onType(event.currentTarget.value)}
        className="h-full min-w-0 flex-1 bg-transparent outline-hidden placeholder:text-muted"
      />
      <button
        type="submit"
        name="adim"
        value={stepWords.services}
        aria-label={words.searchButton}
        className="grid size-11 place-items-center text-muted"
      >
        <Search size={19} />
      </button>
    </div>
  );
}

function Categories({ groups }: Pick<BookingData, 'groups'>) {
  return (
    <nav
      aria-label={words.categories}
      className="-mx-5 mt-4.5 mb-1.5 flex gap-2 overflow-x-auto px-5 [scrollbar-width:none] desk:mx-0 desk:flex-wrap desk:px-0"
    >
      {groups.map(({ category, name }) => (
        <a
          key={category}
          href={`#${category}`}
          className="inline-flex h-11 shrink-0 items-center whitespace-nowrap rounded-full px-4 font-book text-lead-size shadow-frame hover:bg-sunken desk:h-9.5 dark:hover:bg-raised"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

type RowProps = {
  readonly service: BookingService;
  readonly isChecked: boolean;
  readonly isFull: boolean;
  readonly isHidden: boolean;
};

function ServiceRow({ service, isChecked, isFull, isHidden }: RowProps) {
  const { code, name, duration, notes, priceText, sessionCount } = service;
  return (
    <label
      className={`group ${isHidden ? 'hidden' : 'flex'} cursor-pointer items-center gap-3.5 py-3.5 shadow-below has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:cursor-default`}
    >
      <span className="min-w-0 flex-1">
        <b className="block font-medium">{name}</b>
        <small className="num block text-body text-muted">{[duration, ...notes].join(texts.dot)}</small>
        {sessionCount !== null && (
          <small className="mt-1 hidden text-label text-muted group-has-checked:block">
            {words.course(sessionCount)}
          </small>
        )}
      </span>
      <span className="num whitespace-nowrap text-right font-medium">{priceText}</span>
      <span className="relative grid size-7 shrink-0 place-items-center">
        <input
          type="checkbox"
          name="hizmet"
          value={code}
          defaultChecked={isChecked}
          disabled={isFull && !isChecked}
          className="peer size-full cursor-pointer appearance-none rounded-full shadow-control outline-hidden checked:bg-accent checked:shadow-none disabled:opacity-45 forced-colors:appearance-auto"
        />
        <Check
          size={17}
          strokeWidth={2.2}
          className="pointer-events-none invisible absolute text-on-accent peer-checked:visible"
        />
      </span>
    </label>
  );
}
