import { useState } from 'react';

type ValueProps<T> = {
  readonly value?: T | undefined;
  readonly defaultValue?: T | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
};

/** The value of a field that its owner may hold or leave to it, and how it changes. */
export const useControllableValue = <T>(
  props: ValueProps<T>,
  fallback: T,
): [value: T, change: (next: T) => void] => {
  const [own, setOwn] = useState(props.defaultValue ?? fallback);
  const value = props.value === undefined ? own : props.value;
  const change = (next: T): void => {
    setOwn(next);
    if (next !== value) props.onChange?.(next);
  };
  return [value, change];
};
