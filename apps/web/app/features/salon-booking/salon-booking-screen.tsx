import type { Me } from '@ayna/contracts/auth';
import { useContext, useState } from 'react';
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  type LoaderFunctionArgs,
  useLoaderData,
  useOutletContext,
  useSearchParams,
} from 'react-router';
import { useUrlState } from '../../lib/use-url-state.ts';
import { BookingSteps } from './booking-steps.tsx';
import { ClosedBooking } from './closed-booking.tsx';
import { loadBooking } from './load-booking.ts';
import { bookingParams } from './model/url-params.ts';
import { texts } from './texts.ts';

export const loader = (args: LoaderFunctionArgs) => loadBooking(args);

/** The salon does not change with the steps, which are all in the address. */
export const shouldRevalidate = () => false;

type LoaderData = Awaited<ReturnType<typeof loader>> | undefined;

export const meta = ({ loaderData }: { readonly loaderData?: LoaderData }) => [
  { title: loaderData ? texts.documentTitle(loaderData.salon.name) : texts.missingTitle },
  // Every choice is an address of its own; the salon's page is what is to be found.
  { name: 'robots', content: 'noindex' },
];

/**
 * The salon's colors, in the style of the server's page: one that a script adds would lack the nonce, which browsers
 * hide. So it stands above the steps and is never mounted again. The text holds no sign that HTML escapes.
 */
function AccentStyle({ css }: { readonly css: string }) {
  const nonce = useContext(FrameworkContext)?.nonce;
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {css}
    </style>
  );
}

/** The person of the layout: null is nobody, undefined not known yet. */
export default function SalonBookingScreen() {
  const data = useLoaderData<typeof loader>();
  const me = useOutletContext<Me | null | undefined>();
  const { values: choice, replace, push } = useUrlState(bookingParams);
  const [search] = useSearchParams();
  const [hasMoved, setHasMoved] = useState(false);
  const [first] = useState(choice.step);
  if (choice.step !== first && !hasMoved) setHasMoved(true);
  return (
    <>
      <AccentStyle css={data.accentCss} />
      {data.isOpen ? (
        <BookingSteps {...{ data, choice, me, replace, push, hasMoved }} searched={search.get('ara') ?? ''} />
      ) : (
        <ClosedBooking data={data} />
      )}
    </>
  );
}
