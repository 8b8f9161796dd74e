import { useState } from 'react';

type Given<T> = {
  readonly value?: T | undefined;
  readonly defaultValue?: T | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
};

/** The value of a field that its owner may hold or leave to it, and how it changes. */
export const useOwnValue = <T>(given: Given<T>, nothing: T): [value: T, change: (next: T) => void] => {
  const [own, setOwn] = useState(given.defaultValue ?? nothing);
  const value = given.value === undefined ? own : given.value;
  const change = (next: T): void => {
    setOwn(next);
    if (next !== value) given.onChange?.(next);
  };
  return [value, change];
};
