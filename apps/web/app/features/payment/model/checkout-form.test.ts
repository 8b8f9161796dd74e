import { expect, test } from 'vitest';
import { type CheckoutValues, checkCheckout, emptyCheckout, newCard } from './checkout-form.ts';

const day = '2026-11-19';
const paid = { day, isFree: false };
const filled: CheckoutValues = {
  ...emptyCheckout(newCard, true),
  holder: ' Nehir Aksoy ',
  number: '5528790000000008',
  expiry: '1129',
  cvc: '123',
  isRead: true,
  isAccepted: true,
};

test('a new card goes as the contract wants it', () =>
  expect(checkCheckout(filled, paid)).toEqual({
    value: {
      card: { holder: 'Nehir Aksoy', number: '5528790000000008', month: '11', year: '2029', cvc: '123' },
      cardCode: null,
      store: true,
    },
  }));

test('a stored card goes by its code, and nothing that was typed goes with it', () =>
  expect(checkCheckout({ ...filled, method: 'card-1', number: '4' }, paid)).toEqual({
    value: { card: null, cardCode: 'card-1', store: true },
  }));

test('what costs nothing takes no card and stores none', () =>
  expect(
    checkCheckout({ ...emptyCheckout(newCard, true), isRead: true, isAccepted: true }, { day, isFree: true }),
  ).toEqual({ value: { card: null, cardCode: null, store: false } }));

test('without the two consents nothing is paid', () => {
  const { fields } = checkCheckout({ ...filled, isRead: false, isAccepted: false }, paid);
  expect(Object.keys(fields ?? {})).toEqual(['isRead', 'isAccepted']);
});

test('every wrong field is named', () => {
  const { fields } = checkCheckout({ ...filled, number: '5528790000000009', cvc: '' }, paid);
  expect(Object.keys(fields ?? {})).toEqual(['number', 'cvc']);
});
