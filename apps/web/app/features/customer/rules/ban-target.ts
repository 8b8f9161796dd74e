import { fullName } from '@ayna/domain/names';
import type { Ban } from '../../../data/bans.ts';
import type { CustomerCard } from '../../../data/customers.ts';

const isMasked = (phone: string): boolean => phone.includes('*');

/** Whom a ban would hold off: the account, and the phone if it may be seen. Null where neither is known here. */
export const banTargetOf = ({
  userCode,
  phone,
}: Pick<CustomerCard, 'userCode' | 'phone'>): {
  readonly userCode: string | null;
  readonly phone: string | null;
} | null => {
  const matching = phone !== null && !isMasked(phone) ? phone : null;
  return userCode === null && matching === null ? null : { userCode, phone: matching };
};

type BanSubject = Pick<CustomerCard, 'userCode' | 'phone' | 'name' | 'lastname'>;

/** The ban that holds this card off. Behind a mask two numbers may look alike: then the name must fit too. */
export const banOf = (bans: readonly Ban[], card: BanSubject): Ban | undefined =>
  bans.find(({ userCode, phone, name }) => {
    if (userCode !== null && userCode === card.userCode) return true;
    if (phone === null || phone !== card.phone) return false;
    return !isMasked(phone) || name === fullName(card);
  });
