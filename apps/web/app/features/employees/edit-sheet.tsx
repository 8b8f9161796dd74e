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
import type { useUrlState } from './use-url-state.ts';

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
        <Tabs
          key={employee.code}
          label={words.tabs}
          selected={urlState.section}
          onSelect={urlState.toSection}
          panelClassName="pt-5"
          items={[
            { id: 'info', label: words.info, panel: <InfoSection employee={employee} /> },
            {
              id: 'hours',
              label: words.hours,
              panel: <HoursSection employee={employee} salon={salon} />,
            },
            { id: 'services', label: words.services, panel: <ServicesSection employee={employee} /> },
            {
              id: 'leaves',
              label: words.leaves,
              panel: (
                <LeavesSection
                  employee={employee}
                  now={now}
                  conflicts={conflicts.get(employee.code) ?? 0}
                  add={() => addLeave(employee.code)}
                />
              ),
            },
          ]}
        />
      ) : (
        <p className="text-ink-2">{words.gone}</p>
      )}
    </SideSheet>
  );
}
