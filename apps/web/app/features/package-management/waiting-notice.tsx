import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { generatePath } from 'react-router';
import { paymentsQuery } from '../../data/billing.ts';
import { orderQuery } from '../../data/checkout.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { NoticeBox } from './notice-box.tsx';
import { texts } from './texts.ts';

const words = texts.waiting;

/** For who closed the bank's page and comes back here: the payment may still be open. */
export function WaitingNotice() {
  const { data } = useQuery(paymentsQuery(0));
  const waiting = data?.items.find(({ state }) => state === 'waiting');
  const { data: order } = useQuery({
    ...orderQuery(waiting?.orderCode ?? ''),
    enabled: waiting !== undefined,
  });
  const token = order?.state === 'paying' ? order.attempt?.token : undefined;
  if (!order || token === undefined) return null;
  return (
    <NoticeBox
      icon={Hourglass}
      title={words.title}
      text={words.text(order.title)}
      action={
        <ButtonLink look="outline" to={generatePath(paths.paymentResult, { token })} reloadDocument>
          {words.action}
        </ButtonLink>
      }
    />
  );
}
