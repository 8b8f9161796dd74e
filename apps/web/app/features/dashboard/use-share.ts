import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type Salon, saveFirstDay } from '../../data/salon.ts';
import { copyText } from '../../parts/copy-text.ts';
import { salonPageUrl } from '../../parts/salon-page-url.ts';
import { qrAddress } from './links.ts';

/** The ways in which an owner gives the page's address to somebody; the first of them ticks a point of the first day. */
export const useShare = ({ code: salonCode, path, firstDay }: Salon) => {
  const { mutate } = useMutation(saveFirstDay);
  const navigate = useNavigate();
  // Nobody waits for it, and nothing is lost if it fails: the next time ticks the point.
  const note = (): void => {
    if (firstDay.sharedAt === null) mutate({ salonCode, change: { shared: true } });
  };
  return {
    copy: async (): Promise<void> => {
      if (await copyText(salonPageUrl(path))) note();
    },
    showQr: (): void => {
      note();
      void navigate(qrAddress);
    },
  };
};
