import type { Purchase } from '../../../data/checkout.ts';
import type { OfferedPackage, SmsPack } from '../../../data/subscription.ts';
import { texts } from '../texts.ts';

/** What is bought, with the row that it is. */
export type Ordered =
  | { readonly kind: 'package'; readonly name: string; readonly offered: OfferedPackage }
  | { readonly kind: 'sms'; readonly name: string; readonly pack: SmsPack };

type Rows = { readonly packages: readonly OfferedPackage[]; readonly packs: readonly SmsPack[] };

/** Undefined where the row is not on sale: the server refuses it too, and says so. */
export const orderedOf = (purchase: Purchase, { packages, packs }: Rows): Ordered | undefined => {
  if (purchase.kind === 'package') {
    const offered = packages.find(({ code }) => code === purchase.packageCode);
    return offered && { kind: 'package', name: offered.name, offered };
  }
  const pack = packs.find(({ code }) => code === purchase.packCode);
  return pack && { kind: 'sms', name: texts.summary.smsName(pack.sms), pack };
};
