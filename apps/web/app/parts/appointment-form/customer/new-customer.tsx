import { UserPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ContactButton } from '../../contact-button.tsx';
import type { DraftCustomer } from '../model/draft.ts';
import type { DraftErrors } from '../model/validate-draft.ts';
import { texts } from '../texts.ts';
import { AvatarPlaceholder } from './avatar-placeholder.tsx';

const words = texts.customer;

type NewPerson = Extract<DraftCustomer, { kind: 'new' }>;

type Props = {
  readonly person: NewPerson;
  readonly errors: DraftErrors;
  readonly onChange: (person: NewPerson) => void;
  readonly onCancel: () => void;
};

/** What is still missing takes the focus: the phone after a name, the name after a phone. */
export function NewCustomer({ person, errors, onChange, onCancel }: Props) {
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const isNamed = useRef(person.name !== '');
  useEffect(() => (isNamed.current ? phone : name).current?.focus(), []);
  return (
    <div className="rounded-lg px-3.5 py-3 shadow-frame dark:bg-raised">
      <div className="mb-3 flex items-center gap-3.5">
        <AvatarPlaceholder icon={UserPlus} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-lead-size leading-5.25">{words.newTitle}</p>
          <p className="text-label text-muted">{words.newText}</p>
        </div>
        <Button look="outline" size="sm" onPress={onCancel}>
          {words.change}
        </Button>
      </div>
      <div className="mb-3 grid empty:hidden tablet:justify-start">
        <ContactButton onPick={(picked) => onChange({ ...person, ...picked })} />
      </div>
      <div className="grid gap-x-3.5 gap-y-3 tablet:grid-cols-3 sheet:grid-cols-2">
        <TextField
          ref={name}
          label={words.name}
          autoComplete="off"
          maxLength={80}
          value={person.name}
          onChange={(text) => onChange({ ...person, name: text })}
          error={errors.name}
        />
        <TextField
          label={words.lastname}
          autoComplete="off"
          maxLength={80}
          value={person.lastname}
          onChange={(text) => onChange({ ...person, lastname: text })}
          error={errors.lastname}
        />
        <PhoneField
          ref={phone}
          label={words.phone}
          hint={words.phoneHint}
          value={person.phone}
          onChange={(text) => onChange({ ...person, phone: text })}
          error={errors.phone}
        />
      </div>
    </div>
  );
}
