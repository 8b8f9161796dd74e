import { setTimeout as pause } from 'node:timers/promises';
import { employeeInvited } from '@ayna/contracts/employee.events';
import { newCode } from '@ayna/kernel/codes';
import { withQueue } from '@ayna/kernel/events/dead-letters';
import { queueOf } from '@ayna/kernel/events/envelope';
import type { TestProduct } from '../test-product.ts';

/** What the gate lets one number get in an hour. */
const BUDGET = 2;
const SALONS = 100;
const phone = '+905339015546';

/** Trial salons of one attacker invite one number again and again. `waitMs` is how long their SMS are waited for. */
export const runInvitationDrill = async (product: TestProduct, invitations: number, waitMs: number) => {
  const salons = Array.from({ length: SALONS }, newCode);
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const { name } = employeeInvited;
  const about = { by: 'sms', to: phone, name: 'Ayla', salonName: 'Kargonuz bekliyor', expiresAt };
  const events = Array.from({ length: invitations }, (_, index) => ({
    id: newCode(),
    name,
    salonCode: salons[index % SALONS],
    at: new Date().toISOString(),
    data: { code: newCode(), ...about, sender: newCode(), token: newCode() },
  }));
  await withQueue(product.env.DATABASE_URL, undefined, (boss) =>
    boss.insert(
      queueOf('notification', name),
      events.map((data) => ({ data })),
    ),
  );
  const countOpen = async (): Promise<number> => {
    const [row] = await product.query<{ open: number }>(
      `select $1 - count(*) filter (where state in ('accepted', 'failed'))::int as open
       from notification.messages where kind = 'invitation'`,
      [invitations],
    );
    return row?.open ?? invitations;
  };
  const until = Date.now() + waitMs;
  while (Date.now() < until && (await countOpen()) > 0) await pause(500);
  const sent = product.netgsm.sent.filter(({ number }) => number === phone.slice(1));
  const lures = sent.filter(({ text }) => text.includes('Kargonuz'));
  const open = await countOpen();
  return {
    invitations,
    sent: sent.length,
    lures: lures.length,
    waiting: open,
    passed: sent.length >= 1 && sent.length <= BUDGET && lures.length === 0,
  };
};
