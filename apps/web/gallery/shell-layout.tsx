import { Outlet, useMatch } from 'react-router';
import { SalonShell } from '../app/layouts/shell/salon-shell.tsx';
import { requireDevPages } from '../app/lib/require-dev-pages.ts';
import { paths } from '../app/paths.ts';
import { useSampleData } from './sample-data.ts';

export const loader = requireDevPages;

/** The shell with made-up people in it: an owner, or where a right is missing an employee. */
export default function DevShellLayout() {
  const lacksRight = useMatch(paths.devNoPermission) !== null;
  const data = useSampleData(lacksRight ? 'employee' : 'owner');
  return (
    <SalonShell data={data} at={lacksRight ? paths.accounting : paths.dashboard}>
      <Outlet />
    </SalonShell>
  );
}
