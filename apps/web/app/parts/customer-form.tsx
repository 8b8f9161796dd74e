import { cardForm } from '@ayna/contracts/customer';
import { useState } from 'react';
import type { CustomerCard } from '../data/customers.ts';
import { type ContractForm, useContractForm } from '../lib/contract-form.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { today } from '../ui/day-text.ts';
import { FormFailure } from '../ui/form-failure.tsx';
import { useUnsaved } from '../ui/overlay/unsaved.ts';
import { PhoneField } from '../ui/phone-field.tsx';
import { aboveFoot, SheetFoot } from '../ui/sheet-foot.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ContactButton } from './contact-button.tsx';
import { texts } from './customer-form/texts.ts';
import { type CustomerValues, emptyCustomer, isMasked, parseTags, valuesOf } from './customer-form/values.ts';

type Props = {
  /** The card that is changed; undefined for a new one. */
  readonly card?: CustomerCard;
  readonly send: (values: CustomerValues) => Promise<unknown>;
};

/** The fields of a card, with the button that saves it. */
export function CustomerForm({ card, send }: Props) {
  const form = useContractForm({
    schema: cardForm,
    saved: card ? valuesOf(card) : emptyCustomer,
    send,
  });
  useUnsaved(form.isDirty);
  return (
    <form {...form.props} className={`grid gap-4 ${aboveFoot}`}>
      {!card && <ContactButton onPick={(person) => form.set({ ...person, phone: person.phone || null })} />}
      <Person form={form} hint={isMasked(card?.phone ?? null) ? texts.phoneHidden : undefined} />
      <TextArea
        {...form.field('allergies')}
        label={texts.allergies}
        hint={texts.allergiesHint}
        isOptional
        rows={2}
        maxLength={300}
      />
      <TagsField
        start={form.values.tags}
        onChange={(tags) => form.set({ tags })}
        error={form.errors['tags']}
      />
      <FormFailure message={form.failure} />
      <SheetFoot>
        <Button type="submit" size="lg" isWide isPending={form.isSending}>
          {texts.save}
        </Button>
      </SheetFoot>
    </form>
  );
}

type PersonProps = { readonly form: ContractForm<CustomerValues>; readonly hint: string | undefined };

function Person({ form, hint }: PersonProps) {
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-2">
        {(['name', 'lastname'] as const).map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={texts[name]}
            autoComplete="off"
            maxLength={80}
            isOptional={name === 'lastname'}
          />
        ))}
      </div>
      <PhoneField {...form.optionalText('phone')} label={texts.phone} isOptional hint={hint} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          {...form.optionalText('email')}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          isOptional
        />
        <DateField {...form.field('birthday')} label={texts.birthday} max={today()} isOptional />
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
