import { inventory } from '@ayna/contracts/inventory';
import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoPermission } from './no-permission.tsx';
import { texts } from './require-inventory-right.texts.ts';
import { useMember } from './use-member.ts';

type Props = {
  readonly page: string;
  readonly head: ReactNode;
  readonly children: (salonCode: string) => ReactNode;
};

/** Shows the screen to who manages the stock; to others, which right it needs. */
export function RequireInventoryRight({ page, head, children }: Props) {
  const member = useMember();
  if (!member) return null;
  if (!member.mayCall(inventory.routes.create))
    return <NoPermission page={page} why={texts.why} right={{ name: texts.right, icon: Package }} />;
  return (
    <>
      {head}
      {children(member.salonCode)}
    </>
  );
}
