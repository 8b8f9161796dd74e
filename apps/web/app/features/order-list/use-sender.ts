import { fullName } from '@ayna/domain/names';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../data/auth.ts';
import { salonQuery } from '../../data/salon.ts';
import { localPhone } from '../../parts/local-phone.ts';

export type Sender = {
  readonly salon: string;
  readonly address: string;
  readonly name: string;
  readonly phone: string;
};

/** Who orders, and where it is to be delivered. */
export const useSender = (salonCode: string): Sender => {
  const { data: me } = useQuery(meQuery);
  const { data: salon } = useQuery(salonQuery(salonCode));
  return {
    salon: salon?.name ?? '',
    address: [salon?.address, salon?.district].filter(Boolean).join(', '),
    name: me ? fullName(me) : '',
    phone: salon?.phone ? localPhone(salon.phone) : '',
  };
};
