import { employee } from '@ayna/contracts/employee';
import { fullName } from '@ayna/domain/names';
import { useQuery } from '@tanstack/react-query';
import { Copy, IdCard } from 'lucide-react';
import { useMemo } from 'react';
import type { MetaDescriptor } from 'react-router';
import { salonQuery } from '../../data/salon.ts';
import { servicesQuery } from '../../data/services.ts';
import { activeSubscriptionQuery } from '../../data/subscription.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { EmployeePortrait } from '../../parts/employee-portrait.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { titleOf } from '../../parts/positions.ts';
import { SaveBar } from '../../parts/save-bar.tsx';
import { ServiceChoice } from '../../parts/service-choice.tsx';
import { UnsavedChangesGuard } from '../../parts/unsaved-changes-guard.tsx';
import { useMember } from '../../parts/use-member.ts';
import { fromOpeningHours, fromWorkHours } from '../../parts/week-hours/week-contract.ts';
import { type Week, WeekHours } from '../../parts/week-hours.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { QuotaOval } from '../../ui/quota-oval.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { PersonFields, PositionFields } from './person-fields.tsx';
import { seatsLeft } from './seats-left.ts';
import { texts } from './texts.ts';
import { type AddEmployee, type PersonValues, useAddEmployee } from './use-add-employee.ts';

const { person, position, phone, email, hours } = texts.tour;

const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="name"]', ...person },
  { target: '[data-tour="position"]', ...position },
  { target: '[data-tour="phone"]', ...phone },
  { target: '[data-tour="email"]', ...email },
  { target: '[data-tour="hours"]', ...hours },
];

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

export default function AddEmployeeScreen() {
  const member = useMember();
  if (!member) return null;
  if (member.mayCall(employee.routes.create)) return <AddEmployee salonCode={member.salonCode} />;
  const { why, right } = texts.noRight;
  return <NoPermission page={texts.title} why={why} right={{ name: right, icon: IdCard }} />;
}

/** The form begins with the salon's hours, so it waits for them; without them it begins with none. */
function AddEmployee({ salonCode }: { readonly salonCode: string }) {
  const { data: salon, isPending } = useQuery(salonQuery(salonCode));
  const week = useMemo(
    () => fromOpeningHours(salon?.openingHours ?? []).map((day) => ({ ...day, breaks: [] })),
    [salon],
  );
  if (!isPending) return <Form salonCode={salonCode} salonWeek={week} />;
  return (
    <>
      <BreadcrumbHead title={texts.title} from={from} here={texts.here} />
      <div className={scroller}>
        <SkeletonArea>
          <Skeleton className="h-120 max-w-180" />
        </SkeletonArea>
      </div>
    </>
  );
}

const from = { to: paths.employees, label: texts.from };
const scroller = 'min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6';

type FormProps = { readonly salonCode: string; readonly salonWeek: Week };

function Form({ salonCode, salonWeek }: FormProps) {
  const form = useAddEmployee(salonCode, salonWeek);
  const { values, setWeek, setPerformed } = form;
  const { data: services } = useQuery(servicesQuery(salonCode));
  return (
    <>
      <BreadcrumbHead title={texts.title} from={from} here={texts.here}>
        <PageTour tour="add-employee" name={texts.tour.name} steps={tourSteps} />
      </BreadcrumbHead>
      <div className={scroller}>
        <div className="grid items-start gap-10 max-wide:gap-5 wide:grid-cols-form-aside">
          <form {...form.props} className="min-w-0">
            <Section title={texts.person.title} text={texts.person.text}>
              <PersonFields form={form} />
            </Section>
            <Section title={texts.position.title} text={texts.position.text} tour="position">
              <PositionFields form={form} />
            </Section>
            <Section
              title={texts.hours.title}
              tour="hours"
              action={
                salonWeek.length > 0 && (
                  <Button look="ghost" icon={Copy} onPress={() => setWeek(salonWeek)}>
                    {texts.hours.take}
                  </Button>
                )
              }
            >
              <WeekHours
                value={fromWorkHours(values.workHours)}
                onChange={setWeek}
                errors={form.errors}
                offWord={texts.hours.off}
                startWord={texts.hours.start}
                endWord={texts.hours.end}
              />
            </Section>
            <Section title={texts.services.title} text={texts.services.text}>
              <ServiceChoice services={services ?? []} value={values} onChange={setPerformed} />
            </Section>
            <FormFailure message={form.failure} />
          </form>
          <aside className="grid gap-3.5 max-wide:order-first wide:sticky wide:top-2">
            <div className="max-wide:hidden">
              <Preview values={values} />
            </div>
            <QuotaCard />
          </aside>
        </div>
      </div>
      <SubmitBar form={form} />
      <UnsavedChangesGuard isDirty={form.isDirty} />
    </>
  );
}

type Props = { readonly values: Pick<PersonValues, 'name' | 'lastname' | 'title' | 'position'> };

/** As customers will see it. The portrait is a guess until there is a code to draw it from. */
function Preview({ values }: Props) {
  const name = fullName(values);
  return (
    <section className="rounded-card p-5 shadow-outline dark:bg-raised">
      <h2 className="text-label text-muted">{texts.preview.title}</h2>
      <div className="mt-3.5 flex items-center gap-3.5">
        <EmployeePortrait name={name} seed="new employee" size="xl" />
        <div className="min-w-0">
          <p className={`font-semibold text-title wrap-anywhere ${name ? '' : 'text-muted'}`}>
            {name || texts.preview.nobody}
          </p>
          <p className="text-muted wrap-anywhere">{titleOf(values)}</p>
        </div>
      </div>
      <p className="mt-3.5 text-label text-muted">{texts.preview.photo}</p>
    </section>
  );
}

const words = texts.quota;

/** What is left of the package's places, before somebody fills a form in vain. */
function QuotaCard() {
  const { data } = useQuery(activeSubscriptionQuery);
  if (!data) return null;
  const { used, limit } = data.quotas.employees;
  const left = seatsLeft(data);
  const state = {
    over: [words.over, words.overText],
    full: [words.full, words.fullText(limit)],
    last: [words.last, words.lastText(limit)],
    some: [words.left(limit - used), words.leftText(limit)],
  }[left];
  const isShut = left === 'over' || left === 'full';
  return (
    // On a phone it stands above the form, so there only what matters before filling it in.
    <section
      className={`flex items-center gap-3.5 rounded-card p-5 shadow-outline dark:bg-raised ${left === 'some' ? 'max-wide:hidden' : ''}`}
    >
      <QuotaOval shown={used} total={limit} tone={isShut ? 'tight' : 'v1'} className="h-12" />
      <div className="min-w-0">
        <h2 className={`font-semibold ${isShut ? 'text-warning-ink' : ''}`}>{state[0]}</h2>
        <p className="num text-pretty text-note-size text-muted leading-5">{state[1]}</p>
        {isShut && (
          <Link to={paths.packages} reloadDocument>
            {words.packages}
          </Link>
        )}
      </div>
    </section>
  );
}

const barWords = texts.bar;

type SubmitBarProps = { readonly form: AddEmployee };

function SubmitBar({ form: { props, errors, isSubmitted, isSending } }: SubmitBarProps) {
  const wrongCount = isSubmitted ? Object.keys(errors).length : 0;
  const isWrong = wrongCount > 0;
  return (
    <SaveBar note={isWrong ? barWords.wrong(wrongCount) : barWords.clean} isWrong={isWrong}>
      <ButtonLink to={paths.employees} look="outline">
        {barWords.cancel}
      </ButtonLink>
      <Button type="submit" form={props.id} isPending={isSending}>
        {barWords.save}
      </Button>
    </SaveBar>
  );
}
