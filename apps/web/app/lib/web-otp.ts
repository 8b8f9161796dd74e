type OneTimeCode = { readonly code?: string };
type OtpOptions = CredentialRequestOptions & { readonly otp: { readonly transport: readonly ['sms'] } };

/** Waits for the SMS with the code, where a phone's browser can read it; elsewhere the answer never comes. */
export const readCodeFromSms = async (signal: AbortSignal): Promise<string | undefined> => {
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
