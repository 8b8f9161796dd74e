import { measureSms } from '@ayna/domain/sms-length';
import type { Outcome } from './outcome.ts';
import { orUnavailable, type Search, type Sms, type SmsProvider, unlessUnsent } from './sms.ts';
import { parseStatus, toOutcome } from './verimor-responses.ts';

type Account = {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly header: string;
  readonly timeoutMs: number;
};

const datacodings = { gsm: '0', turkish: '1', ucs2: '2' } as const;
/** How long the operators try: a code is of no use after three minutes. */
const validFor = { code: '00:03', plain: '04:00' } as const;

/** Verimor over its v2 (github.com/verimor/SMS-API). Its `custom_id` is the message's code, by which it can be asked. */
export const openVerimor = ({ url, user, password, header, timeoutMs }: Account): SmsProvider => {
  const account = { username: user, password };

  const toBody = ({ code, to, text, line }: Sms): object => ({
    ...account,
    source_addr: header,
    custom_id: code,
    valid_for: validFor[line],
    datacoding: datacodings[measureSms(text).alphabet],
    messages: [{ msg: text, dest: to.replace('+', ''), id: code }],
  });

  const post = async (body: object) => {
    const response = await fetch(new URL('/v2/send.json', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  };

  const send = async (sms: Sms): Promise<Outcome> => {
    const response = await post(toBody(sms)).catch(unlessUnsent);
    return response
      ? toOutcome(response.status, response.text)
      : { state: 'unknown', why: 'verimor did not respond' };
  };

  const find = async ({ code }: Search) => {
    const query = new URLSearchParams({ ...account, custom_id: code });
    const response = await fetch(new URL(`/v2/status?${query}`, url), {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs / 2),
    });
    return parseStatus(response.status, await response.text(), code);
  };

  return { name: 'verimor', send: (sms) => orUnavailable(send(sms)), find };
};
