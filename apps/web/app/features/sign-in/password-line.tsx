import { type Control, Controller } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { keepReturnPath } from '../../lib/return-path.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { texts } from './texts.ts';

export function PasswordLine<Form extends { password: string }>({
  control,
}: {
  readonly control: Control<Form>;
}) {
  const [search] = useSearchParams();
  return (
    <Controller
      // Both forms have it; TypeScript does not see that of any form that has.
      control={control as unknown as Control<{ password: string }>}
      name="password"
      render={({ field, fieldState }) => (
        <PasswordField
          {...field}
          label={texts.password}
          autoComplete="current-password"
          size="lg"
          error={fieldState.error?.message}
          labelEnd={<Link to={keepReturnPath(paths.forgottenPassword, search)}>{texts.forgotten}</Link>}
        />
      )}
    />
  );
}
