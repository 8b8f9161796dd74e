import { useEffect, useEffectEvent } from 'react';
import { readCodeFromSms } from '../lib/web-otp.ts';

/** Takes the code from its SMS where a phone can; one for every SMS that is sent. It shows nothing. */
export function CodeFromSms({ onCode }: { readonly onCode: (code: string) => void }) {
  const taken = useEffectEvent(onCode);
  useEffect(() => {
    const leaving = new AbortController();
    const wait = async (): Promise<void> => {
      const code = await readCodeFromSms(leaving.signal);
      if (code && !leaving.signal.aborted) taken(code);
    };
    void wait();
    return () => leaving.abort();
  }, []);
  return null;
}
