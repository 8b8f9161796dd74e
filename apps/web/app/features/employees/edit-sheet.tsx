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
import type { Hits } from './use-hits.ts';
import type { usePlace } from './use-place.ts';

const words = texts.sheet;

type Props = {
  /** Undefined for a code that is nobody's. */
  readonly employee: Employee | undefined;
  readonly isAsked: boolean;
  readonly salon: Salon | undefined;
  readonly now: string;
  readonly hits: Hits;
  readonly place: ReturnType<typeof usePlace>;
  readonly addLeave: (employeeCode: string) => void;
};

/** One employee beside the list, part by part; each part is saved by itself. */
export function EditSheet({ employee, isAsked, salon, now, hits, place, addLeave }: Props) {
  return (
    <SideSheet
      isWide
      title={employee ? employeeName(employee) : texts.title}
      isOpen={isAsked}
      onOpenChange={(isOpen) => !isOpen && place.close()}
    >
      {employee ? (
        <Tabs
          key={employee.code}
          label={words.tabs}
          selected={place.section}
          onSelect={place.toSection}
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
                  hits={hits.get(employee.code) ?? 0}
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
