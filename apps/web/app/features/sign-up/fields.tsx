import { type Control, Controller } from 'react-hook-form';
import { NewPasswordField } from '../../parts/new-password-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';
import type { Kind, SignUpValues } from './use-sign-up.ts';

type Props = { readonly control: Control<SignUpValues>; readonly kind: Kind };

const names = { name: 'given-name', lastname: 'family-name' } as const;

export function Fields({ control, kind }: Props) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
      {(['name', 'lastname'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={texts[name]}
              autoComplete={names[name]}
              size="lg"
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
      <div className="col-span-2">
        <Controller
          control={control}
          name="phone"
          render={({ field, fieldState }) => (
            <PhoneField
              {...field}
              label={texts.phone}
              hint={texts.phoneHint}
              size="lg"
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <div className="col-span-2">
        <Controller
          control={control}
          name="email"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={texts.email}
              hint={kind === 'owner' ? texts.invoiceHint : undefined}
              type="email"
              inputMode="email"
              autoComplete="email"
              size="lg"
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <div className="col-span-2">
        <NewPasswordField control={control} name="password" label={texts.password} />
      </div>
    </div>
  );
}
