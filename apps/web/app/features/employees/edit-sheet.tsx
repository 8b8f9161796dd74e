import { useState } from 'react';
import type { Employee } from '../../data/employees.ts';
import type { Salon } from '../../data/salon.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { HoursSection } from './hours-section.tsx';
import { InfoSection } from './info-section.tsx';
import { LeavesSection } from './leaves-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { texts } from './texts.ts';
import type { ConflictCounts } from './use-conflict-counts.ts';
import type { Section, useUrlState } from './use-url-state.ts';

const words = texts.sheet;

type Props = {
  /** Undefined for a code that is nobody's. */
  readonly employee: Employee | undefined;
  readonly isRequested: boolean;
  readonly salon: Salon | undefined;
  readonly now: string;
  readonly conflicts: ConflictCounts;
  readonly urlState: ReturnType<typeof useUrlState>;
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
  const { section, toSection } = urlState;
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
      onSelect={toSection}
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
