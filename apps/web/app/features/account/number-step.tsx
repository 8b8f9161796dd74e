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
  readonly onChallenge: (challenge: Challenge) => void;
  readonly close: () => void;
};

const phoneProblem = (phone: string, present: string): string | undefined => {
  const { fields } = validate(auth.routes.changePhone.body, { phone });
  return fields?.['phone'] ?? (phone === present ? words.samePhone : undefined);
};

export function NumberStep({ present, value, onChange, onChallenge, close }: Props) {
  const [isLeft, setLeft] = useState(false);
  const request = useMutation(requestPhoneCode);
  const wrong = phoneProblem(value, present);
  const serverErrors = request.error
    ? (fieldsOf(request.error)['phone'] ?? failureMessage(request.error))
    : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (!wrong && !request.isPending) request.mutate(value, { onSuccess: onChallenge });
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <p className="text-ink-2">{words.text}</p>
      <PhoneField
        label={words.phone}
        value={value}
        onChange={(phone) => {
          onChange(phone);
          if (request.error) request.reset();
        }}
        onBlur={() => setLeft(value !== '')}
        error={serverErrors ?? (isLeft ? wrong : undefined)}
      />
      <StepActions>
        <Button look="outline" onPress={close}>
          {texts.cancel}
        </Button>
        <Button type="submit" isPending={request.isPending}>
          {words.sendCode}
        </Button>
      </StepActions>
    </form>
  );
}
