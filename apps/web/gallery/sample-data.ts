import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShellData } from '../app/layouts/shell/shell-data.ts';
import { paths } from '../app/paths.ts';
import { sample } from './sample-data.texts.ts';

const salons = [
  { code: 'SLN-1', type: 'HairSalon', ...sample.salon },
  { code: 'SLN-2', type: 'NailSalon', ...sample.otherSalon },
] as const;

const people = {
  owner: { code: 'USR-1', role: 'SalonOwner', groups: ['Administrator'], ...sample.owner },
  employee: { code: 'USR-2', role: 'Employee', groups: ['view-customers'], ...sample.employee },
  admin: { code: 'USR-3', role: 'Admin', groups: [], ...sample.admin },
} as const;

/** What the session will hand over, for whom the page wants to see. */
export function useSampleData(who: keyof typeof people): ShellData {
  const [activeSalonCode, chooseSalon] = useState<string>(salons[0].code);
  const navigate = useNavigate();
  return {
    person: people[who],
    salons,
    activeSalonCode,
    counts: { waiting: who === 'owner' ? 3 : 0, unread: 12, lowStock: 0 },
    chooseSalon,
    signOut: () => void navigate(paths.signIn),
  };
}
