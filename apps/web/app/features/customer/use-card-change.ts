import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CustomerCard, changeCustomer, customerQuery } from '../../data/customers.ts';
import { toCardBody } from '../../parts/customer-form/values.ts';

/** Changes a little of a card, on the newest version that is known here: what is taken back is a change too. */
export const useCardChange = (card: CustomerCard) => {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(changeCustomer);
  return (change: Parameters<typeof toCardBody>[1]): Promise<CustomerCard> => {
    const newest = client.getQueryData(customerQuery(card.code).queryKey) ?? card;
    return mutateAsync({ code: card.code, body: toCardBody(newest, change) });
  };
};
