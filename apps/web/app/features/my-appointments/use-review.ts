import { useMutation } from '@tanstack/react-query';
import { generatePath } from 'react-router';
import { openMyReview } from '../../data/reviews.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';

/** Leads to the form that reviews a visit: the one that links of the salon open too. */
export const useReview = () => {
  const { mutate, isPending, isSuccess, variables } = useMutation(openMyReview);
  const open = (appointmentCode: string): void =>
    mutate(appointmentCode, {
      onSuccess: (token) => window.location.assign(generatePath(paths.review, { token })),
      onError: showFailure,
    });
  /** Until the other page is here. */
  const isOpening = (appointmentCode: string): boolean =>
    (isPending || isSuccess) && variables === appointmentCode;
  return { open, isOpening };
};
