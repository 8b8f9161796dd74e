import { Controller } from 'react-hook-form';
import { PhoneField } from '../../ui/phone-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';
import type { AddEmployee } from './use-add-employee.ts';

const words = texts.person;

/** What nobody wrote is nothing, and not an empty text. */
const orNothing = (text: string): string | null => (text.trim() === '' ? null : text);

type Props = { readonly form: AddEmployee };

export function PersonFields({ form: { control, errorOf, values } }: Props) {
  return (
    <>
      <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
        {(['name', 'lastname'] as const).map((name) => (
          <div key={name} data-tour={name}>
            <Controller
              control={control}
              name={name}
              render={({ field }) => (
                <TextField
                  {...field}
                  label={words[name]}
                  autoComplete="off"
                  maxLength={80}
                  error={errorOf(name)}
                />
              )}
            />
          </div>
        ))}
        <div data-tour="phone">
          <Controller
            control={control}
            name="phone"
            render={({ field }) => (
              <PhoneField
                {...field}
                value={field.value ?? ''}
                onChange={(text) => field.onChange(orNothing(text))}
                label={words.phone}
                hint={values.invite ? words.phoneHint : undefined}
                error={errorOf('phone')}
              />
            )}
          />
        </div>
        <div data-tour="email">
          <Controller
            control={control}
            name="email"
            render={({ field }) => (
              <TextField
                {...field}
                value={field.value ?? ''}
                onChange={(text) => field.onChange(orNothing(text))}
                label={words.email}
                isOptional
                hint={values.invite ? words.emailHint : undefined}
                type="email"
                inputMode="email"
                autoComplete="off"
                error={errorOf('email')}
              />
            )}
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
