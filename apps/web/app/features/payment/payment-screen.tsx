import { subscription } from '@ayna/contracts/subscription';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirectDocument, useSearchParams } from 'react-router';
import { billingQuery } from '../../data/billing.ts';
import { activeSubscriptionQuery, packagesQuery, smsPacksQuery } from '../../data/subscription.ts';
import { useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { AddCard } from './add-card.tsx';
import { Checkout } from './checkout.tsx';
import { orderedOf } from './model/ordered.ts';
import { type PaymentRequest, readRequest } from './model/request.ts';
import { FailedState, LoadingState, PlainState } from './states.tsx';
import { texts } from './texts.ts';

/** Nobody's back button brings the page up again with a card in it. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const loader = () => null;

/**
 * A card is only typed into a document that was loaded for it: its content security policy comes with the document, so
 * coming here within the app loads the page again.
 */
export const clientLoader = ({ request }: LoaderFunctionArgs) => redirectDocument(request.url);

/** What the address says of the order changes without a new document. */
export const shouldRevalidate = () => false;

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

export default function PaymentScreen() {
  const [search] = useSearchParams();
  const member = useMember();
  const request = readRequest(search);
  if (!member)
    return <PlainState {...texts.noSalon} action={{ to: paths.createSalon, label: texts.noSalon.action }} />;
  if (!member.mayCall(subscription.routes.createAndPay))
    return <PlainState {...texts.noRight} action={{ to: paths.profile, label: texts.noRight.action }} />;
  return <Requested request={request} salonCode={member.salonCode} />;
}

type Props = { readonly request: PaymentRequest; readonly salonCode: string };

function Requested({ request, salonCode }: Props) {
  const [active, billing] = [useQuery(activeSubscriptionQuery), useQuery(billingQuery)];
  const [packages, packs] = [useQuery(packagesQuery), useQuery(smsPacksQuery)];
  if (request.kind === 'nothing')
    return <PlainState {...texts.nothing} action={{ to: paths.packages, label: texts.toPackages }} />;
  const queries = [active, billing, packages, packs];
  const failed = queries.find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    const retry = () => queries.forEach(({ isError, refetch }) => void (isError && refetch()));
    return <FailedState error={failed.error} onRetry={retry} />;
  }
  if (!active.data || !billing.data || !packages.data || !packs.data) return <LoadingState />;
  const shared = { salonCode, billing: billing.data };
  if (request.kind === 'card') return <AddCard {...shared} />;
  const { purchase, orderCode } = request;
  return (
    <Checkout
      {...shared}
      // Another order is another form.
      key={JSON.stringify(purchase)}
      purchase={purchase}
      orderCode={orderCode}
      active={active.data}
      ordered={orderedOf(purchase, { packages: packages.data, packs: packs.data })}
    />
  );
}
