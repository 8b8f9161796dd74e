import type { Position } from '@ayna/contracts/core/positions';
import { employeeInfo } from '@ayna/contracts/employee';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Employee, setPosition, updateEmployee } from '../../data/employees.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { FormPhoneField, FormTextField } from '../../parts/form-fields.tsx';
import { positionCards, titleOf } from '../../parts/positions.ts';
import { useUnsaved } from '../../ui/overlay/unsaved.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { showToast } from '../../ui/toast.tsx';
import { SectionForm } from './section-form.tsx';
import { texts } from './texts.ts';

const words = texts.sheet;

type Values = { name: string; lastname: string; title: string; phone: string | null; email: string | null };

const valuesOf = ({ userSnapshot, title, phone, email }: Employee): Values => ({
  ...userSnapshot,
  title,
  phone,
  email,
});

export function InfoSection({ employee }: { readonly employee: Employee }) {
  const { code, account } = employee;
  const update = useMutation(updateEmployee);
  const savePosition = useMutation(setPosition);
  const [position, choose] = useState<Position>(employee.position);
  const { form, ...rest } = useContractForm<typeof employeeInfo, Values>({
    schema: employeeInfo,
    start: valuesOf(employee),
    async send(body) {
      await update.mutateAsync({ code, body });
      if (position !== employee.position) await savePosition.mutateAsync({ code, body: { position } });
      form.reset(form.getValues());
      showToast({ text: words.saved });
    },
  });
  const { control, formState } = form;
  useUnsaved(formState.isDirty || position !== employee.position);
  const isOwnName = account === 'joined';
  return (
    <SectionForm {...rest}>
      <div className="grid gap-4 tablet:grid-cols-2">
        {(['name', 'lastname'] as const).map((name) => (
          <FormTextField
            key={name}
            control={control}
            name={name}
            label={words[name]}
            autoComplete="off"
            isDisabled={isOwnName}
            hint={isOwnName && name === 'name' ? words.nameIsOwn : undefined}
          />
        ))}
        <FormPhoneField control={control} name="phone" isNullable label={words.phone} isOptional />
        <FormTextField
          control={control}
          name="email"
          isNullable
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
        value={position}
        onChange={(id) => choose(id as Position)}
      />
      <FormTextField
        control={control}
        name="title"
        label={words.title}
        isOptional
        maxLength={40}
        placeholder={titleOf({ title: '', position })}
        hint={words.titleHint}
      />
    </SectionForm>
  );
}
