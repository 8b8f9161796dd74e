import { Wallet } from 'lucide-react';
import { NoPermission } from '../app/parts/no-permission.tsx';
import { texts } from './no-permission-screen.texts.ts';

const { documentTitle, page, why, right, giver } = texts.sample;

export const meta = () => [{ title: documentTitle }, { name: 'robots', content: 'noindex' }];

/** The page as an employee sees it who may not open the accounts. */
export default function DevNoPermissionScreen() {
  return (
    <NoPermission
      page={page}
      why={why}
      right={{ name: right, icon: Wallet }}
      giver={{ name: giver }}
      request={() => undefined}
    />
  );
}
