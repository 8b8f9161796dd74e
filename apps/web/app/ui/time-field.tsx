import { Clock } from 'lucide-react';
import { useState } from 'react';
import { completeTypedTime, isTimeText } from './clock-text.ts';
import { controlTexts } from './controls.texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = Pick<
  TextFieldProps,
  Exclude<
    keyof TextFieldProps,
    'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'start' | 'end' | 'selectsOnFocus'
  >
>;

/** HH:mm. What is typed shortly is spelled out on leaving; what is no time is said to be none. */
export function TimeField({ value, defaultValue = '', onChange, onBlur, error, ...props }: Props) {
  const [own, setOwn] = useState(defaultValue);
  const [wasLeft, setLeft] = useState(false);
  const text = value ?? own;
  const change = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const leave = () => {
    const tidy = completeTypedTime(text);
    if (tidy !== text) change(tidy);
    setLeft(true);
    onBlur?.();
  };
  const isWrong = wasLeft && text !== '' && !isTimeText(completeTypedTime(text));
  return (
    <TextField
      {...props}
      value={text}
      onChange={change}
      onBlur={leave}
      error={error ?? (isWrong ? controlTexts.invalidTime : undefined)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      selectsOnFocus
      placeholder={props.placeholder ?? controlTexts.timeExample}
      start={<Clock />}
    />
  );
}
