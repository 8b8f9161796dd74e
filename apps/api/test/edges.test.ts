import { join } from 'node:path';
import { asks } from '@ayna/contracts/asks';
import { codeRequested } from '@ayna/contracts/auth.events';
import { content } from '@ayna/contracts/content';
import { callOf } from '@ayna/contracts/core/client';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import { callHeader, callSigner } from '@ayna/kernel/door/sibling-token';
import { visitQueue } from '@ayna/kernel/events/dead';
import { queueOf } from '@ayna/kernel/events/envelope';
import { testEnv } from '@ayna/kernel/testkit/app';
import { clientFor } from '@ayna/kernel/testkit/client';
import { freshDatabase } from '@ayna/kernel/testkit/database';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { testPeople } from '@ayna/kernel/testkit/people';
import { type HostProcess, startProcess } from '@ayna/kernel/testkit/process';
import { startMailServer } from '@ayna/stand-ins/mail';
import { startNetgsm } from '@ayna/stand-ins/netgsm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../src/modules.ts';

const script = join(import.meta.dirname, '../src/main.ts');
const names = modules.map(({ name }) => name);

/** Every way in which one module depends on another's process: what it asks, what it hears. */
const edges = [
  ...names.flatMap((from) =>
    (asks[from] ?? []).filter((to) => names.includes(to)).map((to) => `${from} asks ${to}`),
  ),
  ...modules.flatMap(({ name, listeners, copies }) =>
    [...listeners, ...copies].map(({ event }) => `${name} hears ${event.name}`),
  ),
];

type Start = (base: Record<string, string>) => Promise<HostProcess[]>;

const whole: Start = async (base) => [await startProcess(script, base)];

/** Content, notification and the rest, all behind the address of the last. */
const split: Start = async (base) => {
  const alone = ['content', 'notification'];
  const started: [string, HostProcess][] = [];
  for (const name of alone) started.push([name, await startProcess(script, { ...base, MODULES: name })]);
  const rest = names.filter((name) => !alone.includes(name)).join(',');
  const peers = started.map(([name, { url }]) => `${name}=${url}`).join(',');
  const front = await startProcess(script, { ...base, MODULES: rest, PEERS: peers });
  return [front, ...started.map(([, process]) => process)];
};

describe.each<[string, Start]>([
  ['in one process', whole],
  ['in three processes behind one address', split],
])('the product %s', (_, start) => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let netgsm: Awaited<ReturnType<typeof startNetgsm>>;
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let processes: HostProcess[];
  let secret: Uint8Array;
  let visitor: ReturnType<typeof clientFor>;

  beforeAll(async () => {
    mail = await startMailServer();
    netgsm = await startNetgsm({ user: '8505550000', password: 'parola-degil' });
    database = await freshDatabase(modules);
    const outside = {
      SMTP_URL: mail.url,
      MAIL_FROM: 'bilgi@ornek.com',
      CONTACT_INBOX: 'gelen@ornek.com',
      NETGSM_URL: netgsm.url,
      NETGSM_USER: '8505550000',
      NETGSM_PASSWORD: 'parola-degil',
      NETGSM_HEADER: 'AYNA',
      PUBLIC_URL: 'https://ornek.com',
    };
    const env = testEnv(database.url, outside);
    secret = new TextEncoder().encode(env.HOST_SECRET);
    processes = await start(env);
    visitor = clientFor(processes[0]?.url ?? '', await testPeople(), null);
  });
  afterAll(async () => {
    for (const process of processes) await process.stop();
    await mail.close();
    await netgsm.close();
    await database.drop();
  });

  const write = (subject: string) =>
    visitor.call(content.routes.send, {
      body: {
        fullName: 'Çiğdem Aydın',
        email: 'cigdem@ornek.com',
        phone: '+905376400871',
        subject,
        message: 'Takvimi ekipçe çok sevdik.',
      },
    });

  /** As auth says it. */
  const requestCode = (digits: string) => {
    const expiresAt = new Date(Date.now() + 180_000).toISOString();
    const data = { code: newCode(), phone: '+905376400871', digits, purpose: 'sign-up', expiresAt };
    const event = { name: codeRequested.name, salonCode: null, at: new Date().toISOString(), data };
    const queue = queueOf('notification', codeRequested.name);
    return visitQueue(database.url, undefined, (boss) =>
      boss.insert(queue, [{ data: { ...event, id: newCode() } }]),
    );
  };

  /** As a module asks from another process. */
  const askAs = async (module: string, url: string): Promise<unknown> => {
    const token = await callSigner(secret)(module, { kind: 'machine', module });
    const response = await fetch(new URL(url, processes[0]?.url), { headers: { [callHeader]: token } });
    return response.json();
  };

  /** One proof per edge; an edge without one fails below. */
  const proofs: Record<string, () => Promise<void>> = {
    'notification hears message.received': async () => {
      await write('Plan');
      await eventually(async () => {
        const { rows } = await database.asAdmin((client) =>
          client.query('select subject from notification.messages'),
        );
        expect(rows).toContainEqual({ subject: 'İletişim formu: Plan' });
      });
    },
    'notification hears code.requested': async () => {
      await requestCode('048213');
      await eventually(() => expect(netgsm.sent).toMatchObject([{ number: '905376400871' }]));
      expect(netgsm.sent[0]?.text).toContain('#048213');
      const logs = processes.map((process) => process.said()).join('\n');
      expect(logs).toContain('a message is delivered');
      expect(logs).not.toMatch(/048213|5376400871/);
    },
    'notification hears delivery.planned': async () => {
      await write('Teslim');
      await eventually(() =>
        expect(mail.mails.map(({ subject }) => subject)).toContain('İletişim formu: Teslim'),
      );
    },
    // It does not ask of itself yet: this proves that the door lets it.
    'notification asks subscription': async () => {
      const { url } = callOf(subscription.routes.mayCreate, { params: { salonCode: newCode() } });
      expect(await askAs('notification', url)).toEqual({ allowed: false });
      expect(await askAs('content', url)).toMatchObject({ code: 'not-found' });
    },
  };

  test.each(edges)('%s', async (edge) => {
    expect(proofs, `no proof of '${edge}'`).toHaveProperty([edge]);
    await proofs[edge]?.();
  });

  test('says at its one address which modules that process serves, and is ready', async () => {
    const url = processes[0]?.url ?? '';
    expect((await fetch(new URL('/health/ready', url))).status).toBe(200);
    expect((await fetch(new URL('/api/about', url))).status).toBe(200);
  });
});
