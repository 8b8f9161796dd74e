import type { Transaction } from '@ayna/contracts/finance';

/** A transaction as the books keep it. */
type Booked = Omit<Transaction, 'salonCode'> & {
  readonly version: number;
  /** Taken out of the books by a person. */
  readonly gone: boolean;
  /** Its appointment is no longer completed. */
  readonly takenBack: boolean;
};

/** Whether it counts. */
export const stands = ({ gone, takenBack }: Booked): boolean => !gone && !takenBack;

export const shownOf = (salonCode: string, booked: Booked): Transaction => {
  const { version: _, gone: __, takenBack: ___, ...transaction } = booked;
  return { ...transaction, salonCode };
};

/** A transaction as its event tells it. */
export const toldOf = (booked: Booked) => {
  const { id: code, version, type, category, status, amount, date, appointmentCode } = booked;
  return { code, version, gone: !stands(booked), type, category, status, amount, date, appointmentCode };
};
