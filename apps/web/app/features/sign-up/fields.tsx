import type { Control } from 'react-hook-form';
import { FormPhoneField, FormTextField } from '../../parts/form-fields.tsx';
import { NewPasswordField } from '../../parts/new-password-field.tsx';
import { texts } from './texts.ts';
import type { Kind, SignUpValues } from './use-sign-up.ts';

type Props = { readonly control: Control<SignUpValues>; readonly kind: Kind };

const names = { name: 'given-name', lastname: 'family-name' } as const;

export function Fields({ control, kind }: Props) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
      {(['name', 'lastname'] as const).map((name) => (
        <FormTextField
          key={name}
          control={control}
          name={name}
          label={texts[name]}
          autoComplete={names[name]}
          size="lg"
        />
      ))}
      <div className="col-span-2">
        <FormPhoneField control={control} name="phone" label={texts.phone} hint={texts.phoneHint} size="lg" />
      </div>
      <div className="col-span-2">
        <FormTextField
          control={control}
          name="email"
          label={texts.email}
          hint={kind === 'owner' ? texts.invoiceHint : undefined}
          type="email"
          inputMode="email"
          autoComplete="email"
          size="lg"
        />
      </div>
      <div className="col-span-2">
        <NewPasswordField control={control} name="password" label={texts.password} />
      </div>
    </div>
  );
}
