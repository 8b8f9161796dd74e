import { Controller } from 'react-hook-form';
import { FormPhoneField, FormTextField } from '../../parts/form-fields.tsx';
import { Switch } from '../../ui/switch.tsx';
import { texts } from './texts.ts';
import type { AddEmployee } from './use-add-employee.ts';

const words = texts.person;

type Props = { readonly form: AddEmployee };

export function PersonFields({ form: { control, errorOf, values } }: Props) {
  return (
    <>
      <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
        {(['name', 'lastname'] as const).map((name) => (
          <div key={name} data-tour={name}>
            <FormTextField
              control={control}
              name={name}
              label={words[name]}
              autoComplete="off"
              maxLength={80}
              error={errorOf(name)}
            />
          </div>
        ))}
        <div data-tour="phone">
          <FormPhoneField
            control={control}
            name="phone"
            isNullable
            label={words.phone}
            hint={values.invite ? words.phoneHint : undefined}
            error={errorOf('phone')}
          />
        </div>
        <div data-tour="email">
          <FormTextField
            control={control}
            name="email"
            isNullable
            label={words.email}
            isOptional
            hint={values.invite ? words.emailHint : undefined}
            type="email"
            inputMode="email"
            autoComplete="off"
            error={errorOf('email')}
          />
        </div>
      </div>
      <div className="mt-4">
        <Controller
          control={control}
          name="invite"
          render={({ field }) => <Switch {...field} label={words.invite} hint={words.inviteHint} />}
        />
      </div>
    </>
  );
}
