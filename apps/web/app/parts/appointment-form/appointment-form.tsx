import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Employee } from '../../data/employees.ts';
import type { Salon } from '../../data/salon.ts';
import type { Service } from '../../data/services.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Section } from '../../ui/section.tsx';
import { UnsavedChangesGuard } from '../unsaved-changes-guard.tsx';
import { EmployeeSection } from './employee-section.tsx';
import { type Draft, minutesOf, noCustomer, totalOf } from './model/draft.ts';
import { ServicesSection } from './services/services-section.tsx';
import { SessionsSection, useSessions } from './sessions-section.tsx';
import { Summary, timeRangeText } from './summary.tsx';
import { texts } from './texts.ts';
import { type AddAppointment, useAddAppointment } from './use-add-appointment.ts';
import { WhenSection } from './when/when-section.tsx';
import '../save-bar.css';
import { shortDay } from '../../ui/day-text.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { sumText } from '../money-text.ts';
import { ChosenCard, WalkIn } from './customer/chosen-customer.tsx';
import { CustomerPicker } from './customer/customer-picker.tsx';
import { NewCustomer } from './customer/new-customer.tsx';

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

type Props = {
  readonly salon: Salon;
  readonly services: readonly Service[];
  readonly team: readonly Employee[];
  /** Whose calendar alone may be written into. */
  readonly own: Employee | undefined;
  readonly start: Draft;
  /** How long the hole is that was pointed at. */
  readonly suggestedMinutes: number | null;
  readonly isCustomerMissing: boolean;
  readonly onReady: () => void;
  readonly onAnother: (draft: Draft) => void;
};

export function AppointmentForm({
  salon,
  services,
  team,
  own,
  start,
  suggestedMinutes,
  isCustomerMissing,
  ...on
}: Props) {
  const { onReady, onAnother } = on;
  const ready = useRef(onReady);
  useEffect(() => ready.current(), []);
  const form = useAddAppointment({ salonCode: salon.code, start, slotStep: salon.slotStep, onAnother });
  const all = useSessions(salon.code, form.draft);
  // Over another appointment goes this visit alone.
  const sessions = form.isTaken ? all.slice(0, 1) : all;
  const page = useFocusFirstError(form.tries);
  const count = form.draft.sessions ? sessions.length : 1;
  const failure = form.refused?.taken ? undefined : form.refused?.message;
  const wrongCount = Object.keys(form.errors).length;
  const sending = { isPending: form.isSending, onPress: () => void form.submit() };
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6">
        <div className="grid max-w-287 items-start gap-9 wide:grid-cols-fill-88">
          <form ref={page} noValidate onSubmit={preventSubmit} className="min-w-0">
            <CustomerSection form={form} salonCode={salon.code} isCustomerMissing={isCustomerMissing} />
            <ServicesSection
              form={form}
              services={services}
              team={team}
              suggestedMinutes={suggestedMinutes}
            />
            <EmployeeSection form={form} team={team} own={own} />
            <WhenSection form={form} salon={salon} team={team} />
            <SessionsSection form={form} salonCode={salon.code} sessions={sessions} />
            <NoteSection form={form} />
            <div className="flex flex-wrap items-center gap-3 pt-4">
              <Button look="outline" isPending={form.isSending} onPress={() => void form.submit(true)}>
                {words.another}
              </Button>
            </div>
          </form>
          <Summary form={form} team={team} sessions={sessions}>
            <Button isWide size="lg" {...sending}>
              {count > 1 ? words.createMany(count) : words.create}
            </Button>
            <MissingFields count={wrongCount} />
            <FormFailure message={failure} />
          </Summary>
        </div>
      </div>
      <BottomBar form={form} failure={failure}>
        <Button size="lg" {...sending}>
          {words.createShort}
        </Button>
      </BottomBar>
      <UnsavedChangesGuard isDirty={form.isDirty} />
    </>
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
  readonly children: ReactNode;
};

/** The summary where there is no room beside the form. It takes the place of the bottom bar. */
function BottomBar({ form: { draft }, failure, children }: BottomBarProps) {
  const facts = [texts.length(minutesOf(draft)), sumText(totalOf(draft))].join(' \u00b7 ');
  return (
    <div
      data-save-bar="true"
      className="z-10 flex shrink-0 flex-wrap items-center gap-3 bg-surface px-6 pt-3 pb-safe-3.5 shadow-above max-tablet:px-4 wide:hidden"
    >
      <p className="num min-w-0 flex-1">
        <b className="block truncate font-semibold text-title-s">
          {shortDay(draft.date)}, {timeRangeText(draft)}
        </b>
        <span className="block truncate text-label text-muted">
          {draft.chosen.length > 0 ? facts : texts.summary.noService}
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

type CustomerSectionProps = {
  readonly form: AddAppointment;
  readonly salonCode: string;
  /** A card was asked for in the address, and could not be read. */
  readonly isCustomerMissing: boolean;
};

/** Found by name or phone, made on the spot, or nobody: but said, so that nobody is forgotten. */
function CustomerSection({ form, salonCode, isCustomerMissing }: CustomerSectionProps) {
  const { person } = form.draft;
  const again = () => form.change({ person: noCustomer });
  return (
    <Section layout="dense" title={texts.customer.title} tour="customer">
      {person.kind === 'unasked' && (
        <CustomerPicker
          salonCode={salonCode}
          typed={person.typed}
          onType={(typed) => form.change({ person: { kind: 'unasked', typed } })}
          error={form.errors.person}
          hint={isCustomerMissing ? texts.customer.lost : texts.customer.hint}
          onChoose={(chosen) => form.change({ person: chosen })}
        />
      )}
      {person.kind === 'nobody' && <WalkIn onChange={again} />}
      {person.kind === 'card' && <ChosenCard card={person.card} onChange={again} />}
      {person.kind === 'new' && (
        <NewCustomer
          person={person}
          errors={form.errors}
          onChange={(next) => form.change({ person: next })}
          onCancel={again}
        />
      )}
    </Section>
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
