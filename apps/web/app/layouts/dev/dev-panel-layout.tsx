import { Outlet } from 'react-router';
import { onlyWithDevPages } from '../../lib/dev-pages.ts';
import { paths } from '../../paths.ts';
import { PanelShell } from '../shell/panel-shell.tsx';
import { useSampleData } from './sample-data.ts';

export const loader = onlyWithDevPages;

export default function DevPanelLayout() {
  return (
    <PanelShell data={useSampleData('admin')} at={paths.panelMessages}>
      <Outlet />
    </PanelShell>
  );
}
