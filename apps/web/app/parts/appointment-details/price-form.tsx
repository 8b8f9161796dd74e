import { appointment as contract } from '@ayna/contracts/appointment';
import { validate } from '@ayna/contracts/core/validation';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { changePrice } from '../../data/appointment-edits.ts';
import type { Appointment } from '../../data/appointments.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { priceText } from '../money-text.ts';
import { onEscape } from './on-escape.ts';
import { texts } from './texts.ts';
import { showUpdateFailure } from './use-status-actions.ts';

const words = texts.service;

const priceBody = contract.routes.changePrice.body;

/** Another price for this one appointment; the message takes it back. */
const usePrice = ({ code, version, serviceSnapshot: { price: was } }: Appointment, onClose: () => void) => {
  const { mutateAsync: change } = useMutation(changePrice);
  // An emptied field is told by the contract.
  const saved: { readonly price: number | null } = { price: was };
  const takeBack = async (present: number): Promise<void> => {
    try {
      await change({ code, body: { version: present, price: was } });
      showToast({ text: texts.undone });
    } catch (failure) {
      showUpdateFailure(failure);
    }
  };
  return useContractForm({
    schema: ({ price }: { readonly price: number | null }) => validate(priceBody, { version, price }),
    saved,
    async send(body) {
      const changed = await change({ code, body });
      if (changed.version === version) return;
      showToast({
        text: words.priced,
        detail: priceText(body.price),
        action: { label: texts.undo, onPress: () => void takeBack(changed.version) },
      });
    },
    onSent: onClose,
  });
};

type Props = { readonly appointment: Appointment; readonly onClose: () => void };

/** Before completion, since the income takes the appointment's price. */
export function PriceForm({ appointment, onClose }: Props) {
  const form = usePrice(appointment, onClose);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    // Keys of what is inside it; itself it takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form {...form.props} className="mt-3" onKeyDown={onEscape(onClose)}>
      <MoneyField ref={field} {...form.field('price')} label={words.price} hint={words.priceHint} />
      <FormFailure message={form.failure} />
      <div className="mt-3 flex justify-end gap-2">
        <Button look="outline" onPress={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" isPending={form.isSending}>
          {words.savePrice}
        </Button>
      </div>
    </form>
  );
}
