import { PasswordField } from '../ui/password-field.tsx';
import type { TextFieldProps } from '../ui/text-field.tsx';
import { strengthOf } from './password-strength/strength.ts';
import { strengthTexts } from './password-strength/texts.ts';

type Props = TextFieldProps & { readonly value: string };

/** A password that is being chosen, with how strong it is. */
export function NewPasswordField(props: Props) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      size="lg"
      hint={<PasswordStrength password={props.value} />}
    />
  );
}

const tones = ['', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const;
const words = ['text-muted', 'text-danger-ink', 'text-warning-ink', 'text-success-ink', 'text-success-ink'];
const steps = [1, 2, 3, 4] as const;

/** How hard a password is to guess, while it is typed. A hint: the server asks for its length alone. */
function PasswordStrength({ password }: { readonly password: string }) {
  const strength = strengthOf(password);
  return (
    <span className="mt-px flex items-center gap-1">
      {steps.map((step) => (
        <span
          key={step}
          className={`h-1 flex-1 rounded-sm ${step <= strength ? tones[strength] : 'bg-line'}`}
        />
      ))}
      <span className={`ml-2 font-medium text-caption ${words[strength]}`}>{strengthTexts[strength]}</span>
    </span>
  );
}
