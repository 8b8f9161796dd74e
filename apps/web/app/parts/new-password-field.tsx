import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form';
import { PasswordField } from '../ui/password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

type Props<V extends FieldValues> = {
  readonly control: Control<V>;
  readonly name: Path<V>;
  readonly label: string;
};

/** A password that is being chosen, with how strong it is. */
export function NewPasswordField<V extends FieldValues>({ control, name, label }: Props<V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <PasswordField
          {...field}
          label={label}
          autoComplete="new-password"
          size="lg"
          hint={<PasswordStrength password={field.value} />}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
