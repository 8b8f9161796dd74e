import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveTourSeen, toursQuery } from '../data/tours.ts';
import { session } from '../lib/session.ts';
import { usePainted } from '../lib/use-painted.ts';
import { Tour, type TourStep } from '../ui/tour.tsx';

type Props = {
  /** The short word that the server keeps for the person. */
  readonly tour: string;
  readonly name: string;
  readonly steps: readonly TourStep[];
  /** False while what it would point at is still loading. */
  readonly isReady?: boolean;
  /** Its button is an icon. */
  readonly isIcon?: boolean;
};

/** Whether the server knows it as seen; undefined until it has answered, false if it does not. */
const useSeenBefore = (tour: string): boolean | undefined => {
  const { data, isPending } = useQuery(toursQuery);
  const [first, setFirst] = useState<boolean>();
  // Once and for all: what the offer itself reports must not take it away.
  if (first === undefined && !isPending) setFirst(data?.seen.includes(tour) ?? false);
  return first;
};

/** The tour of a page: it offers itself once to a person, on whichever device, and starts by its button ever after. */
export function PageTour({ tour, isReady = true, ...props }: Props) {
  const seen = useSeenBefore(tour);
  // The page is there before the script of its tour is loaded.
  const isPainted = usePainted(isReady && seen !== undefined);
  const { mutate } = useMutation(saveTourSeen);
  return (
    <Tour
      {...props}
      // People share a browser at the desk: each has a first time.
      id={`${tour} ${session.userCode() ?? ''}`}
      isSeen={seen === true}
      isReady={isPainted}
      onOffer={() => mutate(tour)}
    />
  );
}
