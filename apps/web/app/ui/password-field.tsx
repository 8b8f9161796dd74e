import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { controlTexts } from './controls.texts.ts';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <span className="-mr-2 grid">
          <IconButton
            icon={Icon}
            size="sm"
            label={isShown ? controlTexts.hidePassword : controlTexts.showPassword}
            onPress={() => setShown(!isShown)}
          />
        </span>
      }
    />
  );
}
