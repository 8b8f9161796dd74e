import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import { texts } from './texts.ts';

/** For what a stolen session must not do. */
export function PresentPassword(field: Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>) {
  return (
    <PasswordField {...field} label={texts.presentPassword} autoComplete="current-password" maxLength={128} />
  );
}
