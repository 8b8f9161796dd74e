import type { Purchase } from '../../../data/checkout.ts';
import { periodWords } from '../../../parts/checkout-path.ts';

/** What the address asks for. A price in it means nothing: it is asked of the server. */
export type PaymentRequest =
  | { readonly kind: 'purchase'; readonly purchase: Purchase; readonly orderCode: string | null }
  | { readonly kind: 'card' }
  | { readonly kind: 'nothing' };

const isCode = (text: string | null): text is string => text !== null && /^[\w-]{8,64}$/.test(text);

export const readRequest = (search: URLSearchParams): PaymentRequest => {
  const [pack, packageCode, order] = [search.get('sms'), search.get('paket'), search.get('siparis')];
  const orderCode = isCode(order) ? order : null;
  if (search.get('kart') === 'yeni') return { kind: 'card' };
  if (isCode(packageCode)) {
    const period = search.get('donem') === periodWords.yearly ? 'yearly' : 'monthly';
    return { kind: 'purchase', purchase: { kind: 'package', packageCode, period }, orderCode };
  }
  if (isCode(pack)) return { kind: 'purchase', purchase: { kind: 'sms', packCode: pack }, orderCode };
  return { kind: 'nothing' };
};
