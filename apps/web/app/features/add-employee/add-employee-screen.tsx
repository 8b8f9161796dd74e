import { employee } from '@ayna/contracts/employee';
import { useQuery } from '@tanstack/react-query';
import { Copy, IdCard } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { MetaDescriptor } from 'react-router';
import { salonQuery } from '../../data/salon.ts';
import { servicesQuery } from '../../data/services.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { ServiceChoice } from '../../parts/service-choice.tsx';
import { UnsavedChangesGuard } from '../../parts/unsaved-changes-guard.tsx';
import { useMember } from '../../parts/use-member.ts';
import { fromOpeningHours, fromWorkHours } from '../../parts/week-hours/week-contract.ts';
import { type Week, WeekHours } from '../../parts/week-hours.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { PersonFields } from './person-fields.tsx';
import { PositionFields } from './position-fields.tsx';
import { Preview } from './preview.tsx';
import { QuotaCard } from './quota-card.tsx';
import { Section } from './section.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { texts } from './texts.ts';
import { tourSteps } from './tour-steps.ts';
import { useAddEmployee } from './use-add-employee.ts';

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
          <Skeleton className="h-120 max-w-[720px]" />
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
  const formId = useId();
  const { values, hoursErrors, setWeek, setPerformed } = form;
  const { data: services } = useQuery(servicesQuery(salonCode));
  return (
    <>
      <BreadcrumbHead title={texts.title} from={from} here={texts.here}>
        <PageTour tour="add-employee" name={texts.tour.name} steps={tourSteps} />
      </BreadcrumbHead>
      <div className={scroller}>
        <div className="grid items-start gap-10 max-wide:gap-5 wide:grid-cols-[minmax(0,720px)_320px]">
          <form id={formId} noValidate onSubmit={form.submit} className="min-w-0">
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
                  <Button
                    look="ghost"
                    icon={<Copy aria-hidden="true" size={17} strokeWidth={1.75} />}
                    onPress={() => setWeek(salonWeek)}
                  >
                    {texts.hours.take}
                  </Button>
                )
              }
            >
              <WeekHours
                value={fromWorkHours(values.workHours)}
                onChange={setWeek}
                errors={hoursErrors}
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
      <SubmitBar form={form} formId={formId} />
      <UnsavedChangesGuard isDirty={form.isDirty} />
    </>
  );
}
