import { cardForm } from '@ayna/contracts/customer';
import { useState } from 'react';
import { type Control, Controller } from 'react-hook-form';
import type { CustomerCard } from '../data/customers.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { today } from '../ui/day-text.ts';
import { FormFailure } from '../ui/form-failure.tsx';
import { useUnsaved } from '../ui/overlay/unsaved.ts';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { texts } from './customer-form/texts.ts';
import { type CustomerValues, emptyCustomer, isMasked, parseTags, valuesOf } from './customer-form/values.ts';
import { FormPhoneField, FormTextField } from './form-fields.tsx';

type Props = {
  /** The card that is changed; undefined for a new one. */
  readonly card?: CustomerCard;
  readonly send: (values: CustomerValues) => Promise<unknown>;
};

/** The fields of a card, with the button that saves it. */
export function CustomerForm({ card, send }: Props) {
  const { form, submit, isSending, failure } = useContractForm<typeof cardForm, CustomerValues>({
    schema: cardForm,
    start: card ? valuesOf(card) : emptyCustomer,
    send,
  });
  const { control, formState } = form;
  useUnsaved(formState.isDirty);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Person control={control} hint={isMasked(card?.phone ?? null) ? texts.phoneHidden : undefined} />
      <Controller
        control={control}
        name="allergies"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={texts.allergies}
            hint={texts.allergiesHint}
            isOptional
            rows={2}
            maxLength={300}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field, fieldState }) => (
          <TagsField start={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
      <FormFailure message={failure} />
      <Button type="submit" size="lg" isWide isPending={isSending}>
        {texts.save}
      </Button>
    </form>
  );
}

type PersonProps = { readonly control: Control<CustomerValues>; readonly hint: string | undefined };

function Person({ control, hint }: PersonProps) {
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-2">
        {(['name', 'lastname'] as const).map((name) => (
          <FormTextField
            key={name}
            control={control}
            name={name}
            label={texts[name]}
            autoComplete="off"
            maxLength={80}
            isOptional={name === 'lastname'}
          />
        ))}
      </div>
      <FormPhoneField control={control} name="phone" isNullable label={texts.phone} isOptional hint={hint} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <FormTextField
          control={control}
          name="email"
          isNullable
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          isOptional
        />
        <Controller
          control={control}
          name="birthday"
          render={({ field, fieldState }) => (
            <DateField
              {...field}
              label={texts.birthday}
              max={today()}
              isOptional
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
    </>
  );
}

type TagsProps = {
  readonly start: readonly string[];
  readonly onChange: (tags: string[]) => void;
  readonly error: string | undefined;
};

/** One line, parted by commas: what is typed stays as it was typed. */
function TagsField({ start, onChange, error }: TagsProps) {
  const [typed, setTyped] = useState(start.join(', '));
  const change = (text: string): void => {
    setTyped(text);
    onChange(parseTags(text));
  };
  return (
    <TextField
      label={texts.tags}
      hint={texts.tagsHint}
      isOptional
      autoComplete="off"
      value={typed}
      onChange={change}
      error={error}
    />
  );
}
