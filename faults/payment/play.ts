import { payment } from '@ayna/contracts/payment';
import { newCode } from '@ayna/kernel/codes';
import type { PaymentHosts } from './payment-hosts.ts';
import type { Scenario } from './scenarios.ts';
import { canaries } from './search-canaries.ts';

/** A lost connection: the host was killed. Another one answers. */
const retrying = async <T>({ hosts }: PaymentHosts, work: (url: string) => Promise<T>): Promise<T> => {
  for (let tries = 0; ; tries += 1) {
    const host = hosts[tries % hosts.length];
    try {
      return await work(host?.url ?? '');
    } catch (error) {
      if (tries > 40 || !String(error).includes('fetch failed')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
};

const start = (system: PaymentHosts, { declined }: Scenario, item: string) => {
  const { holder, good, declined: bad, cvc } = canaries;
  const body = {
    salonCode: newCode(),
    reference: newCode(),
    amount: 990,
    currency: 'TRY' as const,
    item: { code: item, name: 'Salon' },
    buyer: {
      code: newCode(),
      name: 'Ayla',
      lastname: 'Er',
      email: 'ayla@ornek.com',
      phone: '+905321234567',
      identityNumber: '11111111111',
      address: 'Moda 12',
      city: 'Ankara',
      ip: '85.34.78.112',
    },
    byCode: newCode(),
    store: false,
    card: { holder, number: declined ? bad : good, month: '12', year: '2030', cvc },
  };
  /** A provider that did not answer in time took no money; the person presses again. */
  const press = async (times: number): ReturnType<typeof send> => {
    try {
      return await send(newCode());
    } catch (error) {
      if (times === 0 || !String(error).includes('payment-not-started')) throw error;
      return press(times - 1);
    }
  };
  const send = (key: string) =>
    retrying(system, (url) => system.call(url, payment.routes.start, { body: { ...body, key } }));
  return press(10);
};

type Fields = Readonly<Record<string, string>>;

/** As a browser or the provider sends it; a host that dies while it reads is the drill's own doing. */
const post = async (system: PaymentHosts, path: string, init: RequestInit): Promise<void> => {
  const [host] = system.hosts;
  await fetch(new URL(path, host?.url), { method: 'POST', redirect: 'manual', ...init }).catch(
    () => undefined,
  );
};

/** One customer with one order. Returns what has to come late. */
export const play = async (system: PaymentHosts, scenario: Scenario, foreign: () => Fields | null) => {
  const { iyzico } = system;
  const item = newCode();
  iyzico.setFaultFor(item, 'complete', ...scenario.faults.complete);
  iyzico.setFaultFor(item, 'detail', ...scenario.faults.detail);
  const attempt = await start(system, scenario, item);
  const paid = [...iyzico.payments.values()].find(({ basketId }) => basketId === attempt.code);
  if (!paid) return { attempt, approved: false, fields: null, late: null };
  const callBack = (fields: Fields): Promise<void> =>
    post(system, `/api/Payment/callback/${paid.conversationId}`, { body: new URLSearchParams(fields) });
  const { callback } = scenario;
  // What is posted in a foreign name comes while the person has not answered yet.
  if (callback === 'foreign') await callBack(foreign() ?? { mdStatus: '1', status: 'success' });
  if (callback === 'forged') {
    const { conversationId, paymentId } = paid;
    await callBack({
      status: 'success',
      mdStatus: '1',
      conversationId,
      paymentId,
      signature: 'f'.repeat(64),
    });
  }
  const approved = callback !== 'refused' && callback !== 'foreign';
  const fields = approved || callback === 'refused' ? iyzico.answerAtBank(paid, approved) : null;
  if (fields && ['signed', 'twice', 'refused'].includes(callback)) await callBack(fields);
  if (fields && callback === 'twice') await Promise.all([callBack(fields), callBack(fields)]);
  if (scenario.notice !== 'none') {
    const { headers, body } = iyzico.signNotice(paid, 'SUCCESS');
    const forged = { ...headers, 'x-iyz-signature-v3': 'f'.repeat(64) };
    const init = { headers: scenario.notice === 'unsigned' ? forged : headers, body };
    await post(system, '/api/Payment/webhook', init);
    if (scenario.notice === 'twice') await post(system, '/api/Payment/webhook', init);
  }
  return { attempt, approved, fields, late: callback === 'late' && fields ? () => callBack(fields) : null };
};

export type Played = Awaited<ReturnType<typeof play>>;
