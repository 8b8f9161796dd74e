import type { Position } from '@ayna/contracts/core/positions';
import { employeeInfo } from '@ayna/contracts/employee';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { type Employee, setPosition, updateEmployee } from '../../data/employees.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { positionCards, titleOf } from '../../parts/positions.ts';
import { PhoneField } from '../../ui/phone-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
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

/** What nobody wrote is nothing, and not an empty text. */
const orNothing = (text: string): string | null => (text.trim() === '' ? null : text);

export function InfoSection({ employee }: { readonly employee: Employee }) {
  const { code, account } = employee;
  const update = useMutation(updateEmployee);
  const place = useMutation(setPosition);
  const [position, choose] = useState<Position>(employee.position);
  const { form, ...rest } = useContractForm<typeof employeeInfo, Values>({
    schema: employeeInfo,
    start: valuesOf(employee),
    async send(body) {
      await update.mutateAsync({ code, body });
      if (position !== employee.position) await place.mutateAsync({ code, body: { position } });
      showToast({ text: words.saved });
    },
  });
  const { control } = form;
  const isOwnName = account === 'joined';
  return (
    <SectionForm {...rest}>
      <div className="grid gap-4 tablet:grid-cols-2">
        {(['name', 'lastname'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={words[name]}
                autoComplete="off"
                isDisabled={isOwnName}
                hint={isOwnName && name === 'name' ? words.nameIsOwn : undefined}
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
        <Controller
          control={control}
          name="phone"
          render={({ field, fieldState }) => (
            <PhoneField
              {...field}
              value={field.value ?? ''}
              onChange={(text) => field.onChange(orNothing(text))}
              label={words.phone}
              isOptional
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="email"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              value={field.value ?? ''}
              onChange={(text) => field.onChange(orNothing(text))}
              label={words.email}
              type="email"
              inputMode="email"
              autoComplete="off"
              isOptional
              error={fieldState.error?.message}
            />
          )}
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
      <Controller
        control={control}
        name="title"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={words.title}
            isOptional
            maxLength={40}
            placeholder={titleOf({ title: '', position })}
            hint={words.titleHint}
            error={fieldState.error?.message}
          />
        )}
      />
    </SectionForm>
  );
}
