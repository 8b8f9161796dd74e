import { Outlet } from 'react-router';
import { PanelShell } from '../app/layouts/shell/panel-shell.tsx';
import { requireDevPages } from '../app/lib/require-dev-pages.ts';
import { paths } from '../app/paths.ts';
import { useSampleData } from './sample-data.ts';

export const loader = requireDevPages;

export default function DevPanelLayout() {
  return (
    <PanelShell data={useSampleData('admin')} at={paths.panelMessages}>
      <Outlet />
    </PanelShell>
  );
}
