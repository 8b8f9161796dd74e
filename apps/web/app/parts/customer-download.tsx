import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { downloadCustomers } from '../data/imports.ts';
import { isSecondFactorDue } from '../data/second-factor.ts';
import { SecondFactorDialog } from './second-factor-dialog.tsx';
import { showFailure } from './show-failure.ts';

type Download = {
  readonly download: () => void;
  readonly isPending: boolean;
  /** Stands anywhere on the screen; it is there while the code is asked for. */
  readonly question: ReactNode;
};

/** Saves all customers as a file, and asks for the code first where this session has not given one. */
export const useCustomerDownload = (salonCode: string): Download => {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...downloadCustomers,
    onError: (failure) => (isSecondFactorDue(failure) ? setAsking(true) : showFailure(failure)),
  });
  const goOn = () => {
    setAsking(false);
    mutate(salonCode);
  };
  return {
    download: () => mutate(salonCode),
    isPending,
    question: isAsking && <SecondFactorDialog close={() => setAsking(false)} onPassed={goOn} />,
  };
};
