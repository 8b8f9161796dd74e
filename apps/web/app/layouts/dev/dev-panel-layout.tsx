import { Outlet } from 'react-router';
import { requireDevPages } from '../../lib/require-dev-pages.ts';
import { paths } from '../../paths.ts';
import { PanelShell } from '../shell/panel-shell.tsx';
import { useSampleData } from './sample-data.ts';

export const loader = requireDevPages;

export default function DevPanelLayout() {
  return (
    <PanelShell data={useSampleData('admin')} at={paths.panelMessages}>
      <Outlet />
    </PanelShell>
  );
}
