import type { OrderStatus } from '../data/checkout.ts';
import { paths } from '../paths.ts';
import { checkoutPath } from './checkout-path.ts';

/** Where an order can be paid again. What it is for comes from the server, so that every tab and device leads there. */
export const addressOfOrder = ({ code, purchase }: Pick<OrderStatus, 'code' | 'purchase'>): string => {
  if (purchase === null) return paths.packageManagement;
  const again = checkoutPath(
    purchase.kind === 'package'
      ? { kind: 'package', code: purchase.packageCode, period: purchase.period }
      : { kind: 'sms', code: purchase.packCode },
  );
  return `${again}&${new URLSearchParams({ siparis: code })}`;
};
