import { channel } from 'node:diagnostics_channel';

const statements = channel('ayna:statement');

/** Tells who listens, which only tests do, that this text goes to PostgreSQL. Values are personal data and stay out. */
export const announceStatement = (text: string): void => {
  if (statements.hasSubscribers) statements.publish(text);
};

/** Calls `listener` with every statement of this process until the result is disposed of. */
export const onStatement = (listener: (text: string) => void): Disposable => {
  const heard = (text: unknown): void => listener(String(text));
  statements.subscribe(heard);
  return {
    [Symbol.dispose]: () => {
      statements.unsubscribe(heard);
    },
  };
};
