import { fullName } from '@ayna/domain/names';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { createCustomer } from '../../data/customers.ts';
import { formIdempotencyKey } from '../../lib/form-key.ts';
import { texts } from '../../parts/customer-form/texts.ts';
import { CustomerForm } from '../../parts/customer-form.tsx';
import { paths } from '../../paths.ts';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { showToast } from '../../ui/toast.tsx';

type Props = { readonly salonCode: string; readonly isOpen: boolean; readonly close: () => void };

/** Somebody new beside the list; from there to the card. */
export function AddSheet({ salonCode, isOpen, close }: Props) {
  const { mutateAsync } = useMutation(createCustomer);
  const [keyOf] = useState(formIdempotencyKey);
  const navigate = useNavigate();
  return (
    <SideSheet title={texts.add} isOpen={isOpen} onOpenChange={(next) => !next && close()}>
      <CustomerForm
        send={async (values) => {
          const body = { salonCode, ...values };
          const card = await mutateAsync({ body, key: keyOf(body) });
          showToast({ text: texts.added(fullName(card)) });
          void navigate(generatePath(paths.customer, { code: card.code }));
        }}
      />
    </SideSheet>
  );
}
