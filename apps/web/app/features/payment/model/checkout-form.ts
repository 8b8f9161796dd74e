import type { FieldErrors } from '@ayna/contracts/core/refusal';
import type { ValidationResult } from '@ayna/contracts/core/validation';
import type { CardToSend } from '../../../data/checkout.ts';
import { texts } from '../texts.ts';
import { expiryOf } from './card-expiry.ts';
import { type CardValues, cardProblems, emptyCard } from './check-card.ts';

export const newCard = 'new';

export type CheckoutValues = CardValues & {
  /** The code of a stored card, or `newCard`. */
  readonly method: string;
  readonly store: boolean;
  readonly isRead: boolean;
  readonly isAccepted: boolean;
};

export const emptyCheckout = (method: string, store: boolean): CheckoutValues => ({
  ...emptyCard,
  method,
  store,
  isRead: false,
  isAccepted: false,
});

export type CheckedCheckout = {
  readonly card: CardToSend | null;
  readonly cardCode: string | null;
  readonly store: boolean;
};

/** As the contract wants it; null where a field is wrong. */
export const toCard = ({ holder, number, expiry, cvc }: CardValues): CardToSend | null => {
  const until = expiryOf(expiry);
  return until && { holder: holder.trim(), number, ...until, cvc };
};

export const cardErrors = (values: CardValues, day: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(cardProblems(values, day)).map(([field, problem]) => [
      field,
      texts.card.problems[problem],
    ]),
  );

type Options = {
  readonly day: string;
  /** An order that costs nothing needs no card. */
  readonly isFree: boolean;
};

const needsCard = ({ method }: CheckoutValues, { isFree }: Options): boolean => !isFree && method === newCard;

export const checkCheckout = (
  values: CheckoutValues,
  options: Options,
): ValidationResult<CheckedCheckout> => {
  const isTyped = needsCard(values, options);
  const fields: FieldErrors = {
    ...(isTyped ? cardErrors(values, options.day) : {}),
    ...(values.isRead ? {} : { isRead: texts.contracts.readMissing }),
    ...(values.isAccepted ? {} : { isAccepted: texts.contracts.acceptMissing }),
  };
  if (Object.keys(fields).length > 0) return { fields };
  return {
    value: {
      card: isTyped ? toCard(values) : null,
      cardCode: isTyped || options.isFree ? null : values.method,
      store: values.store && !options.isFree,
    },
  };
};
