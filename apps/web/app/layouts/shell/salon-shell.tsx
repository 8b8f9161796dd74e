import type { ReactNode } from 'react';
import { SalonSwitcher } from '../../parts/salon-switcher.tsx';
import { paths } from '../../paths.ts';
import { entriesFor, passes } from './entries.ts';
import { newAppointmentNeeds, ownEntries, salonEntries } from './salon-entries.ts';
import { Shell } from './shell.tsx';
import type { ShellData } from './shell-data.ts';

type Props = { readonly data: ShellData; readonly at?: string; readonly children: ReactNode };

/** The shell of a salon's people. */
export function SalonShell({ data, at, children }: Props) {
  const { person, salons, activeSalonCode, chooseSalon } = data;
  const groups = entriesFor(person.groups, salons.length > 0 ? salonEntries : ownEntries);
  const plus = passes(person.groups, newAppointmentNeeds) ? paths.addAppointment : undefined;
  const switcher = (size: 'rail' | 'menu') => (
    <SalonSwitcher
      salons={salons}
      activeCode={activeSalonCode}
      choose={chooseSalon}
      mayCreate={person.role === 'SalonOwner'}
      size={size}
    />
  );
  return (
    <Shell
      data={data}
      groups={groups}
      daily={groups[0]?.entries ?? []}
      plus={plus}
      switcher={switcher}
      at={at}
    >
      {children}
    </Shell>
  );
}
