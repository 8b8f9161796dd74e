import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { TeammateErrors, TeammateForm } from './team-rules.ts';
import { texts } from './texts.ts';

type Props = {
  readonly value: TeammateForm;
  readonly onChange: (teammate: TeammateForm) => void;
  readonly errors: TeammateErrors;
  readonly add: () => void;
  readonly cancel: () => void;
  /** Changes when somebody was added: the next one's name is written then. */
  readonly round: number;
};

/** The next one to invite. What is filled in and not added goes with the rest when the salon is opened. */
export function TeammateFields({ value, onChange, errors, add, cancel, round }: Props) {
  const name = useRef<HTMLInputElement>(null);
  // Not when a draft comes back with the fields open: the page begins at its heading.
  const isFirst = useRef(value.fullName !== '' || round > 0);
  useEffect(() => {
    if (!isFirst.current || round > 0) name.current?.focus();
    isFirst.current = false;
  }, [round]);
  const addByEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Otherwise it would open the salon.
    event.preventDefault();
    add();
  };
  return (
    // The fields hand no keys on, and the form around them is the whole step's.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset className="grid gap-3" onKeyDown={addByEnter}>
      <legend className="sr-only">{texts.team.add}</legend>
      <TextField
        ref={name}
        label={texts.team.fullName}
        autoComplete="off"
        maxLength={160}
        value={value.fullName}
        onChange={(fullName) => onChange({ ...value, fullName })}
        error={errors.fullName}
      />
      <PhoneField
        label={texts.team.phone}
        value={value.phone}
        onChange={(phone) => onChange({ ...value, phone })}
        error={errors.phone}
      />
      <div className="flex gap-2">
        <Button look="soft" onPress={add}>
          {texts.team.confirm}
        </Button>
        <Button look="ghost" onPress={cancel}>
          {texts.team.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
