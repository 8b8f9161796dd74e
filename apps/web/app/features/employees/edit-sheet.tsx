import { employee as employeeContract } from '@ayna/contracts/employee';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Employee, setEmployeeServices } from '../../data/employees.ts';
import type { Salon } from '../../data/salon.ts';
import { servicesQuery } from '../../data/services.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { type PerformedServices, ServiceChoice } from '../../parts/service-choice.tsx';
import { employeeName } from '../../parts/service-facts.ts';
import { useUnsaved } from '../../ui/overlay/unsaved.ts';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toast.tsx';
import { HoursSection } from './hours-section.tsx';
import { InfoSection } from './info-section.tsx';
import { LeavesSection } from './leaves-section.tsx';
import { SectionForm } from './section-form.tsx';
import { texts } from './texts.ts';
import type { ConflictCounts } from './use-conflict-counts.ts';
import type { EmployeesUrl, Section } from './use-url-state.ts';

const words = texts.sheet;

type Props = {
  /** Undefined for a code that is nobody's. */
  readonly employee: Employee | undefined;
  readonly isRequested: boolean;
  readonly salon: Salon | undefined;
  readonly now: string;
  readonly conflicts: ConflictCounts;
  readonly urlState: EmployeesUrl;
  readonly addLeave: (employeeCode: string) => void;
};

/** One employee beside the list, part by part; each part is saved by itself. */
export function EditSheet({ employee, isRequested, salon, now, conflicts, urlState, addLeave }: Props) {
  return (
    <SideSheet
      isWide
      title={employee ? employeeName(employee) : texts.title}
      isOpen={isRequested}
      isInAddress
      onOpenChange={(isOpen) => !isOpen && urlState.close()}
    >
      {employee ? (
        <Sections
          key={employee.code}
          employee={employee}
          salon={salon}
          now={now}
          conflicts={conflicts.get(employee.code) ?? 0}
          urlState={urlState}
          addLeave={addLeave}
        />
      ) : (
        <p className="text-ink-2">{words.gone}</p>
      )}
    </SideSheet>
  );
}

type SectionsProps = Pick<Props, 'salon' | 'now' | 'urlState' | 'addLeave'> & {
  readonly employee: Employee;
  readonly conflicts: number;
};

/** What was typed in a section stays when another one is looked at. */
function Sections({ employee, salon, now, conflicts, urlState, addLeave }: SectionsProps) {
  const { section } = urlState;
  const [visited, setVisited] = useState<readonly Section[]>([section]);
  if (!visited.includes(section)) setVisited([...visited, section]);
  const panels = {
    info: <InfoSection employee={employee} />,
    hours: <HoursSection employee={employee} salon={salon} />,
    services: <ServicesSection employee={employee} />,
    leaves: (
      <LeavesSection
        employee={employee}
        now={now}
        conflicts={conflicts}
        add={() => addLeave(employee.code)}
      />
    ),
  };
  return (
    <Tabs
      label={words.tabs}
      selected={section}
      onSelect={(next) => urlState.replace({ section: next })}
      panelClassName="pt-5"
      items={(['info', 'hours', 'services', 'leaves'] as const).map((id) => ({
        id,
        label: words[id],
        panel: panels[id],
        keepsMounted: visited.includes(id),
      }))}
    />
  );
}

function ServicesSection({ employee }: { readonly employee: Employee }) {
  const { code, salonCode, allServices, serviceCodes } = employee;
  const services = useQuery(servicesQuery(salonCode));
  const save = useMutation(setEmployeeServices);
  const saved: PerformedServices = { allServices, serviceCodes };
  const form = useContractForm({
    schema: employeeContract.routes.setServices.body,
    saved,
    send: (body) => save.mutateAsync({ code, body }),
    onSent: () => showToast({ text: texts.sheet.saved }),
  });
  useUnsaved(form.isDirty);
  if (services.error)
    return (
      <LoadFailure
        title={texts.failedTitle}
        text={services.error.message}
        retry={texts.retry}
        onRetry={() => void services.refetch()}
      />
    );
  if (!services.data)
    return (
      <SkeletonArea>
        <Skeleton className="h-32" />
      </SkeletonArea>
    );
  return (
    <SectionForm form={form}>
      <ServiceChoice services={services.data} value={form.values} onChange={form.set} />
    </SectionForm>
  );
}
