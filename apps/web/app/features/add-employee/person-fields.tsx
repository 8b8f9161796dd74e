import type { Position } from '@ayna/contracts/core/positions';
import { positionCards, titleOf } from '../../parts/positions.ts';
import { PhoneField } from '../../ui/phone-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';
import type { AddEmployee } from './use-add-employee.ts';

const words = texts.person;

type Props = { readonly form: AddEmployee };

export function PersonFields({ form }: Props) {
  return (
    <>
      <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
        {(['name', 'lastname'] as const).map((name) => (
          <div key={name} data-tour={name}>
            <TextField {...form.field(name)} label={words[name]} autoComplete="off" maxLength={80} />
          </div>
        ))}
        <div data-tour="phone">
          <PhoneField
            {...form.optionalText('phone')}
            label={words.phone}
            hint={form.values.invite ? words.phoneHint : undefined}
          />
        </div>
        <div data-tour="email">
          <TextField
            {...form.optionalText('email')}
            label={words.email}
            isOptional
            hint={form.values.invite ? words.emailHint : undefined}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
        </div>
      </div>
      <div className="mt-4">
        <Switch {...form.field('invite')} label={words.invite} hint={words.inviteHint} />
      </div>
    </>
  );
}

const positionWords = texts.position;
const cards = positionCards();

export function PositionFields({ form }: { readonly form: AddEmployee }) {
  return (
    <>
      <RadioCards
        {...form.field('position')}
        onChange={(id) => form.set({ position: id as Position })}
        label={positionWords.label}
        isLabelHidden
        look="chip"
        cards={cards}
      />
      <div className="mt-4 tablet:max-w-88">
        <TextField
          {...form.field('title')}
          label={positionWords.jobTitle}
          isOptional
          hint={positionWords.jobTitleHint}
          maxLength={40}
          placeholder={titleOf({ title: '', position: form.values.position })}
        />
      </div>
    </>
  );
}
