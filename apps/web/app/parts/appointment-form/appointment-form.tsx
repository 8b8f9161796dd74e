import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Employee } from '../../data/employees.ts';
import type { Salon } from '../../data/salon.ts';
import type { Service } from '../../data/services.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Section } from '../../ui/section.tsx';
import { type IsLeaving, UnsavedChangesGuard } from '../unsaved-changes-guard.tsx';
import { EmployeeSection } from './employee-section.tsx';
import { type Draft, minutesOf, totalOf } from './model/draft.ts';
import type { Prefill } from './model/prefill.ts';
import { ServicesSection } from './services/services-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { Summary, timeRangeText } from './summary.tsx';
import { texts } from './texts.ts';
import { type AddAppointment, type BookedVisit, useAddAppointment } from './use-add-appointment.ts';
import { type DraftPlace, useMovedPlace } from './use-moved-place.ts';
import { WhenSection } from './when/when-section.tsx';
import '../save-bar.css';
import { shortDay } from '../../ui/day-text.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { priceText, sumText } from '../money-text.ts';
import { CustomerSection } from './customer/customer-section.tsx';

const words = texts.summary;

const errorSelector = ':is([data-wrong=true] :is(input, button, textarea), [aria-invalid=true])';

/** Anyone who tried to send it stands at the first place that is not ready. */
const useFocusFirstError = (tries: number) => {
  const page = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) page.current?.querySelector<HTMLElement>(errorSelector)?.focus();
  }, [tries]);
  return page;
};

/** Enter in a field books nothing: anyone who searches presses it too. */
const preventSubmit = (event: FormEvent): void => event.preventDefault();

/** Where the form stands, and what becomes of it there. */
export type FormHost = {
  /** In a sheet it is one column, and what is beside it shows the days. */
  readonly isSheet?: boolean;
  readonly onReady?: () => void;
  readonly onBooked: (booked: BookedVisit) => void;
  /** Which ways lead away from it; those to another page, if nothing is said. */
  readonly isLeaving?: IsLeaving;
  /** Where it would be written by now, for a calendar that shows it; null as the form goes. */
  readonly onMove?: (place: DraftPlace | null) => void;
};

type Props = FormHost & {
  readonly salon: Salon;
  readonly services: readonly Service[];
  readonly team: readonly Employee[];
  /** Whose calendar alone may be written into. */
  readonly own: Employee | undefined;
  readonly start: Draft;
  readonly place: Prefill;
  /** How long the hole is that was pointed at. */
  readonly suggestedMinutes: number | null;
  readonly isCustomerMissing: boolean;
  readonly onAnother: (draft: Draft) => void;
};

/** Ctrl or Cmd and Enter, from anywhere on the page but a dialog over it. */
const useBookingKey = (submit: () => void): void => {
  const book = useEffectEvent(submit);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]'))
        return;
      event.preventDefault();
      event.stopPropagation();
      book();
    };
    // Before a field that means something else by Enter.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
};

export function AppointmentForm(props: Props) {
  const { salon, services, team, own, start, place, onReady, onAnother, onBooked, isSheet = false } = props;
  const ready = useRef(onReady);
  useEffect(() => ready.current?.(), []);
  const { slotStep } = salon;
  const form = useAddAppointment({
    salonCode: salon.code,
    team,
    start,
    place,
    slotStep,
    onAnother,
    onBooked,
  });
  useMovedPlace(form.draft, props.onMove);
  const page = useFocusFirstError(form.tries);
  const failure = form.refused?.taken ? undefined : form.refused?.message;
  const submit = (): void => void form.submit();
  useBookingKey(submit);
  const create = <CreateButton form={form} submit={submit} isWide={!isSheet} hasKey={isSheet} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6">
        <div className="grid max-w-287 items-start gap-9 wide:grid-cols-fill-88 sheet:grid-cols-1">
          <form ref={page} noValidate onSubmit={preventSubmit} className="min-w-0">
            <CustomerSection form={form} salonCode={salon.code} isCustomerMissing={props.isCustomerMissing} />
            <ServicesSection
              form={form}
              services={services}
              team={team}
              suggestedMinutes={props.suggestedMinutes}
            />
            <EmployeeSection form={form} team={team} own={own} />
            <WhenSection form={form} salon={salon} team={team} isSheet={isSheet} />
            <SessionsSection form={form} salonCode={salon.code} isSheet={isSheet} />
            <NoteSection form={form} />
            <div className="flex flex-wrap items-center gap-3 pt-4">
              <Button look="outline" isPending={form.isSending} onPress={() => void form.submit(true)}>
                {words.another}
              </Button>
            </div>
          </form>
          {!isSheet && (
            <Summary form={form} team={team}>
              {create}
              <MissingFields count={Object.keys(form.errors).length} />
              <FormFailure message={failure} />
            </Summary>
          )}
        </div>
      </div>
      <BottomBar form={form} failure={failure} isSheet={isSheet}>
        {isSheet ? create : <CreateButton form={form} submit={submit} />}
      </BottomBar>
      <UnsavedChangesGuard isDirty={form.isDirty} {...(props.isLeaving && { isLeaving: props.isLeaving })} />
    </div>
  );
}

type CreateButtonProps = {
  readonly form: AddAppointment;
  readonly submit: () => void;
  readonly isWide?: boolean;
  readonly hasKey?: boolean;
};

/** Says how many appointments it makes. In the bar of a narrow page there is room for one word. */
function CreateButton({ form, submit, isWide, hasKey = false }: CreateButtonProps) {
  const { count } = form.course;
  const one = isWide || hasKey ? words.create : words.createShort;
  return (
    <Button
      size={hasKey ? 'md' : 'lg'}
      isWide={isWide ?? false}
      isPending={form.isSending}
      aria-keyshortcuts="Control+Enter"
      onPress={submit}
    >
      {count > 1 ? words.createMany(count) : one}
      {hasKey && (
        <span aria-hidden="true" className="max-tablet:hidden rounded-xs bg-on-accent/16 px-1.5 text-caption">
          {words.createKey}
        </span>
      )}
    </Button>
  );
}

function MissingFields({ count }: { readonly count: number }) {
  return (
    <p role="status" className={count > 0 ? 'mt-2 font-medium text-caption text-danger-ink' : 'sr-only'}>
      {count > 0 ? words.wrong(count) : ''}
    </p>
  );
}

type BottomBarProps = {
  readonly form: AddAppointment;
  readonly failure: string | undefined;
  /** Narrower, and beside a calendar that shows how long it is. */
  readonly isSheet: boolean;
  readonly children: ReactNode;
};

/** The summary where there is no room beside the form. It takes the place of the bottom bar. */
function BottomBar({ form: { draft }, failure, isSheet, children }: BottomBarProps) {
  const day = shortDay(draft.date);
  const total = totalOf(draft);
  const facts = isSheet ? [day, priceText(total)] : [texts.length(minutesOf(draft)), sumText(total)];
  return (
    <div
      data-save-bar="true"
      className="z-10 flex shrink-0 flex-wrap items-center gap-3 bg-surface px-6 pt-3 pb-safe-3.5 shadow-above max-tablet:px-4 wide:hidden sheet:flex"
    >
      <p className="num min-w-0 flex-1">
        <b className="block truncate font-semibold text-title-s">
          {isSheet ? timeRangeText(draft) : `${day}, ${timeRangeText(draft)}`}
        </b>
        <span className="block truncate text-label text-muted">
          {draft.chosen.length > 0 ? facts.join(' \u00b7 ') : texts.summary.noService}
        </span>
      </p>
      {children}
      {failure && (
        <p role="alert" className="basis-full font-medium text-danger-ink text-label">
          {failure}
        </p>
      )}
    </div>
  );
}

const noteWords = texts.note;

function NoteSection({ form: { draft, change, errors } }: { readonly form: AddAppointment }) {
  return (
    <Section layout="dense" title={noteWords.title}>
      <TextArea
        label={noteWords.label}
        isLabelHidden
        hint={noteWords.hint}
        maxLength={500}
        value={draft.note}
        onChange={(note) => change({ note })}
        error={errors.note}
      />
    </Section>
  );
}
