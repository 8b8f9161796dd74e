import type { Position } from '@ayna/contracts/core/positions';
import { employeeInfo } from '@ayna/contracts/employee';
import { useMutation } from '@tanstack/react-query';
import { type Employee, setPosition, updateEmployee } from '../../data/employees.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { positionCards, titleOf } from '../../parts/positions.ts';
import { useUnsaved } from '../../ui/overlay/unsaved.ts';
import { PhoneField } from '../../ui/phone-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { SectionForm } from './section-form.tsx';
import { texts } from './texts.ts';

const words = texts.sheet;

const valuesOf = ({ userSnapshot, title, phone, email, position }: Employee) => ({
  ...userSnapshot,
  title,
  phone,
  email,
  position,
});

export function InfoSection({ employee }: { readonly employee: Employee }) {
  const { code, account } = employee;
  const update = useMutation(updateEmployee);
  const savePosition = useMutation(setPosition);
  const form = useContractForm({
    schema: employeeInfo,
    saved: valuesOf(employee),
    async send(body, { values: { position } }) {
      await update.mutateAsync({ code, body });
      if (position !== employee.position) await savePosition.mutateAsync({ code, body: { position } });
    },
    onSent: () => showToast({ text: words.saved }),
  });
  useUnsaved(form.isDirty);
  const isOwnName = account === 'joined';
  return (
    <SectionForm form={form}>
      <div className="grid gap-4 tablet:grid-cols-2">
        {(['name', 'lastname'] as const).map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={words[name]}
            autoComplete="off"
            isDisabled={isOwnName}
            hint={isOwnName && name === 'name' ? words.nameIsOwn : undefined}
          />
        ))}
        <PhoneField {...form.optionalText('phone')} label={words.phone} isOptional />
        <TextField
          {...form.optionalText('email')}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          isOptional
        />
      </div>
      <RadioCards
        label={words.position}
        hint={words.positionHint}
        look="chip"
        cards={positionCards(employee.position)}
        value={form.values.position}
        onChange={(id) => form.set({ position: id as Position })}
      />
      <TextField
        {...form.field('title')}
        label={words.title}
        isOptional
        maxLength={40}
        placeholder={titleOf({ title: '', position: form.values.position })}
        hint={words.titleHint}
      />
    </SectionForm>
  );
}
