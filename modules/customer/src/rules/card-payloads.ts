import type { CardRecord } from './card-record.ts';

/** The part of a card that other modules need for a booking. */
export const toBookingCustomer = ({ code, name, lastname, phone, imageUrl, userCode }: CardRecord) => ({
  code,
  name,
  lastname,
  phone,
  imageUrl,
  userCode,
});

export const toEventPayload = (card: CardRecord) => ({
  ...toBookingCustomer(card),
  version: card.version,
  gone: card.gone,
});
