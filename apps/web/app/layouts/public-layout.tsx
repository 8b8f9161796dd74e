import { Outlet } from 'react-router';
import { settingsOf } from '../../server/settings.ts';
import { PublicFrame } from './public-frame.tsx';

/**
 * For the addresses that search engines read. Not the address that was asked for: some of these pages are rendered once for
 * all, and the first visitor could name any host.
 */
export const loader = () => ({ origin: settingsOf(process.env).publicUrl ?? '' });

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
