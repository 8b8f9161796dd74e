import { useEffect, useEffectEvent } from 'react';

type OneTimeCode = { readonly code?: string };
type OtpOptions = CredentialRequestOptions & { readonly otp: { readonly transport: readonly ['sms'] } };

/** Waits for the SMS with the code, where a phone's browser can read it; elsewhere the answer never comes. */
const readCodeFromSms = async (signal: AbortSignal): Promise<string | undefined> => {
  if (!('OTPCredential' in window)) return undefined;
  const options: OtpOptions = { otp: { transport: ['sms'] }, signal };
  try {
    const found = (await navigator.credentials.get(options)) as OneTimeCode | null;
    return found?.code;
  } catch {
    // Refused, or the page was left: then it is typed.
    return undefined;
  }
};

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
