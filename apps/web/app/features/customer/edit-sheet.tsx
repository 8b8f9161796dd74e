import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type CustomerCard, changeCustomer } from '../../data/customers.ts';
import { texts } from '../../parts/customer-form/texts.ts';
import { CustomerForm } from '../../parts/customer-form.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { showToast } from '../../ui/toast.tsx';

type Props = { readonly card: CustomerCard; readonly close: () => void };

/** The card beside itself. What somebody else saved meanwhile is not written over: the server refuses it. */
export function EditSheet({ card: newest, close }: Props) {
  // As it was when it was opened: on a newer version the old values would write over what somebody else saved.
  const [card] = useState(newest);
  const { mutateAsync } = useMutation(changeCustomer);
  return (
    <SideSheet title={texts.edit} isOpen onOpenChange={(isOpen) => isOpen || close()}>
      <CustomerForm
        card={card}
        send={async (values) => {
          await mutateAsync({ code: card.code, body: { ...values, version: card.version } });
          showToast({ text: texts.saved });
          close();
        }}
      />
    </SideSheet>
  );
}
