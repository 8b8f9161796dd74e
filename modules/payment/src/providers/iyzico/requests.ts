import type { Buyer, Card } from '@ayna/contracts/core/payment/attempts';
import { toLiraText } from '@ayna/domain/kurus';
import type { Charge, StartOrder, StoredCharge } from '../provider.ts';

const country = 'Turkey';

const buyerFields = (buyer: Buyer) => ({
  id: buyer.code,
  name: buyer.name,
  surname: buyer.lastname,
  identityNumber: buyer.identityNumber,
  email: buyer.email,
  gsmNumber: buyer.phone,
  registrationAddress: buyer.address,
  city: buyer.city,
  country,
  ip: buyer.ip,
});

const paymentFields = ({ conversation, basket, amount, item, buyer }: Charge) => {
  const price = toLiraText(amount);
  const { name, lastname, city, address } = buyer;
  return {
    locale: 'tr',
    conversationId: conversation,
    price,
    paidPrice: price,
    currency: 'TRY',
    installment: 1,
    basketId: basket,
    paymentChannel: 'WEB',
    paymentGroup: 'PRODUCT',
    buyer: buyerFields(buyer),
    billingAddress: { contactName: `${name} ${lastname}`, city, country, address },
    basketItems: [{ id: item.code, name: item.name, category1: 'Yazilim', itemType: 'VIRTUAL', price }],
  };
};

const cardFields = ({ holder, number, month, year }: Card) => ({
  cardHolderName: holder,
  cardNumber: number,
  expireMonth: month,
  expireYear: year,
});

export const startRequest = (order: StartOrder): object => ({
  ...paymentFields(order),
  callbackUrl: order.callbackUrl,
  paymentCard: {
    ...cardFields(order.card),
    cvc: order.card.cvc,
    registerCard: order.store ? 1 : 0,
    ...(order.store && order.userKey && { cardUserKey: order.userKey }),
  },
});

export const storedChargeRequest = (order: StoredCharge): object => ({
  ...paymentFields(order),
  paymentCard: { cardUserKey: order.userKey, cardToken: order.cardToken },
});

export const storeCardRequest = (
  conversation: string,
  buyer: Buyer,
  card: Card,
  userKey: string | null,
): object => ({
  locale: 'tr',
  conversationId: conversation,
  ...(userKey ? { cardUserKey: userKey } : { email: buyer.email, externalId: buyer.code }),
  card: { cardAlias: 'Ayna', ...cardFields(card) },
});
