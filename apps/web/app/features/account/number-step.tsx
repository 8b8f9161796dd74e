import { auth, type Challenge } from '@ayna/contracts/auth';
import { validate } from '@ayna/contracts/core/validation';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { requestPhoneCode } from '../../data/account.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { fieldsOf } from './failure-text.ts';
import { StepActions } from './step-actions.tsx';
import { texts } from './texts.ts';

const words = texts.phoneDialog;

type Props = {
  readonly present: string;
  readonly value: string;
  readonly onChange: (phone: string) => void;
  readonly asked: (challenge: Challenge) => void;
  readonly close: () => void;
};

const wrongWith = (phone: string, present: string): string | undefined => {
  const { fields } = validate(auth.routes.changePhone.body, { phone });
  return fields?.['phone'] ?? (phone === present ? words.samePhone : undefined);
};

export function NumberStep({ present, value, onChange, asked, close }: Props) {
  const [isLeft, setLeft] = useState(false);
  const ask = useMutation(requestPhoneCode);
  const wrong = wrongWith(value, present);
  const said = ask.error ? (fieldsOf(ask.error)['phone'] ?? failureMessage(ask.error)) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (!wrong && !ask.isPending) ask.mutate(value, { onSuccess: asked });
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <p className="text-ink-2">{words.text}</p>
      <PhoneField
        label={words.phone}
        value={value}
        onChange={(phone) => {
          onChange(phone);
          if (ask.error) ask.reset();
        }}
        onBlur={() => setLeft(value !== '')}
        error={said ?? (isLeft ? wrong : undefined)}
      />
      <StepActions>
        <Button look="outline" onPress={close}>
          {texts.cancel}
        </Button>
        <Button type="submit" isPending={ask.isPending}>
          {words.sendCode}
        </Button>
      </StepActions>
    </form>
  );
}
