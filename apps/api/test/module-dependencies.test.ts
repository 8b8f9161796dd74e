import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { auth } from '@ayna/contracts/auth';
import { codeRequested, profileChanged } from '@ayna/contracts/auth.events';
import { catalog } from '@ayna/contracts/catalog';
import { content } from '@ayna/contracts/content';
import { toCall } from '@ayna/contracts/core/client';
import { receiptSet } from '@ayna/contracts/finance.events';
import { moduleCalls } from '@ayna/contracts/module-calls';
import { payment } from '@ayna/contracts/payment';
import { salonOpened } from '@ayna/contracts/salon.events';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import { callHeader, callSigner } from '@ayna/kernel/http/internal-call-token';
import { testEnv } from '@ayna/kernel/testkit/app';
import { clientFor } from '@ayna/kernel/testkit/client';
import { freshDatabase } from '@ayna/kernel/testkit/database';
import { deliverEvent } from '@ayna/kernel/testkit/deliver-event';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { testPeople } from '@ayna/kernel/testkit/people';
import { type HostProcess, startProcess } from '@ayna/kernel/testkit/process';
import { startMailServer } from '@ayna/stand-ins/mail';
import { startNetgsm } from '@ayna/stand-ins/netgsm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../src/modules.ts';
import { customerDependencies } from './appointment/customer-dependencies.ts';
import { appointmentDependencies } from './appointment/dependencies.ts';
import { authDependencies } from './auth/dependencies.ts';
import { contentDependencies } from './content/dependencies.ts';
import { employeeDependencies } from './employee/dependencies.ts';
import { inventoryDependencies } from './inventory/dependencies.ts';
import { packageDependencies } from './packages/dependencies.ts';
import { personalDataDependencies } from './personal-data/dependencies.ts';
import { salonDependencies } from './salon/dependencies.ts';

const script = join(import.meta.dirname, '../src/main.ts');
const names = modules.map(({ name }) => name);

/** Every dependency of a module on another one's process: the calls it makes and the events it handles. */
const dependencies = [
  ...names.flatMap((from) =>
    (moduleCalls[from] ?? []).filter((to) => names.includes(to)).map((to) => `${from} calls ${to}`),
  ),
  ...modules.flatMap(({ name, listeners, copies }) =>
    [...listeners, ...copies].map(({ event }) => `${name} handles ${event.name}`),
  ),
];

type Start = (base: Record<string, string>) => Promise<HostProcess[]>;

const startWhole: Start = async (base) => [await startProcess(script, base)];

const findFreePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
};

/** Content, notification and the rest in three processes; the last one is the entry point for all. */
const startSplit: Start = async (base) => {
  const separate = ['content', 'notification'];
  const rest = names.filter((name) => !separate.includes(name));
  // Notification calls subscription, which starts after it.
  const PORT = await findFreePort();
  const frontPeers = rest.map((name) => `${name}=http://127.0.0.1:${PORT}`).join(',');
  const started: [string, HostProcess][] = [];
  for (const name of separate)
    started.push([name, await startProcess(script, { ...base, MODULES: name, PEERS: frontPeers })]);
  const peers = started.map(([name, { url }]) => `${name}=${url}`).join(',');
  const front = await startProcess(script, { ...base, PORT, MODULES: rest.join(','), PEERS: peers });
  return [front, ...started.map(([, process]) => process)];
};

describe.each<[string, Start]>([
  ['in one process', startWhole],
  ['in three processes behind one URL', startSplit],
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
    const providerSettings = {
      SMTP_URL: mail.url,
      MAIL_FROM: 'bilgi@ornek.com',
      CONTACT_INBOX: 'gelen@ornek.com',
      NETGSM_URL: netgsm.url,
      NETGSM_USER: '8505550000',
      NETGSM_PASSWORD: 'parola-degil',
      NETGSM_HEADER: 'AYNA',
      PUBLIC_URL: 'https://ornek.com',
    };
    const env = testEnv(database.url, providerSettings);
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

  const sendMessage = (subject: string) =>
    visitor.call(content.routes.sendMessage, {
      body: {
        fullName: 'Çiğdem Aydın',
        email: 'cigdem@ornek.com',
        phone: '+905376400871',
        subject,
        message: 'Takvimi ekipçe çok sevdik.',
      },
    });

  const readLogs = (): string => processes.map((process) => process.output()).join('\n');

  /** Delivers an event to a module, as the queue does. */
  const deliver = (module: string, name: string, data: object, salonCode: string | null = null) =>
    deliverEvent(database.url, module, name, data, salonCode);

  /** Delivers the event that auth emits. */
  const requestCode = (digits: string) => {
    const expiresAt = new Date(Date.now() + 180_000).toISOString();
    const data = { code: newCode(), phone: '+905376400871', digits, purpose: 'sign-up', expiresAt };
    return deliver('notification', codeRequested.name, data);
  };

  /** Inserts a person with a verified phone that no other test uses. */
  const insertPerson = async (): Promise<string> => {
    const code = newCode();
    await database.asAdmin((client) =>
      client.query(
        `insert into auth.people (person_code, kind, name, lastname, phone, folded, phone_proved_at,
           password_changed_at, created_at)
         values ($1, 'owner', 'Işıl', 'Kara', $2, 'isil kara', now(), now(), now())`,
        [code, `+905${code.replaceAll(/\D/g, '').slice(-9)}`],
      ),
    );
    await database.asAdmin((client) =>
      client.query("insert into auth.credentials values ($1, 'none')", [code]),
    );
    return code;
  };

  /** Calls as a module in another process does. */
  const callAs = async (module: string, url: string): Promise<unknown> => {
    const token = await callSigner(secret)(module, { kind: 'machine', module });
    const response = await fetch(new URL(url, processes[0]?.url), { headers: { [callHeader]: token } });
    return response.json();
  };

  /** One check per dependency; a dependency without a check fails below. */
  const checks: Record<string, () => Promise<void>> = {
    'notification handles message.received': async () => {
      await sendMessage('Plan');
      await eventually(async () => {
        const { rows } = await database.asAdmin((client) =>
          client.query('select subject from notification.messages'),
        );
        expect(rows).toContainEqual({ subject: 'İletişim formu: Plan' });
      });
    },
    'notification handles code.requested': async () => {
      await requestCode('048213');
      await eventually(() => expect(netgsm.sent).toMatchObject([{ number: '905376400871' }]));
      expect(netgsm.sent[0]?.text).toContain('#048213');
      const logs = readLogs();
      expect(logs).toContain('deliver a message');
      expect(logs).not.toMatch(/048213|5376400871/);
    },
    'notification handles delivery.planned': async () => {
      await sendMessage('Teslim');
      await eventually(() =>
        expect(mail.mails.map(({ subject }) => subject)).toContain('İletişim formu: Teslim'),
      );
    },
    'notification calls subscription': async () => {
      const { url } = toCall(subscription.routes.mayCreate, { params: { salonCode: newCode() } });
      expect(await callAs('notification', url)).toEqual({ allowed: false, paid: false });
      expect(await callAs('catalog', url)).toMatchObject({ code: 'not-found' });
    },
    ...appointmentDependencies({ database: () => database, insertPerson, callAs, deliver }),
    ...customerDependencies({ database: () => database, insertPerson, callAs, deliver }),
    ...packageDependencies({ database: () => database, mail: () => mail, deliver }),
    ...contentDependencies({ database: () => database, insertPerson, callAs, deliver }),
    ...salonDependencies({ database: () => database, insertPerson, callAs, deliver }),
    ...inventoryDependencies({ database: () => database, insertPerson, callAs, deliver }),
    ...employeeDependencies({
      database: () => database,
      netgsm: () => netgsm,
      logs: readLogs,
      insertPerson,
      callAs,
      deliver,
    }),
    ...authDependencies({
      database: () => database,
      netgsm: () => netgsm,
      mail: () => mail,
      logs: readLogs,
      insertPerson,
      deliver,
    }),
    ...personalDataDependencies({
      database: () => database,
      url: () => processes[0]?.url ?? '',
      insertPerson,
      callAs,
      deliver,
    }),
    // salon-opening.test.ts covers what salon does with the responses.
    'salon calls auth': async () => {
      const owner = await insertPerson();
      const { url } = toCall(auth.routes.person, { params: { code: owner } });
      expect(await callAs('salon', url)).toMatchObject({ code: owner, salons: [] });
      expect(await callAs('service', url)).toMatchObject({ code: 'not-found' });
    },
    'salon calls catalog': async () => {
      const { url } = toCall(catalog.routes.districts, { query: { province: 34 } });
      expect(await callAs('salon', url)).toContainEqual({ name: 'Kadıköy' });
    },
    'salon calls subscription': async () => {
      const { url } = toCall(subscription.routes.mayCreate, { params: { salonCode: newCode() } });
      expect(await callAs('salon', url)).toEqual({ allowed: false, paid: false });
    },
    // As after a kill between commit and calls: the event alone creates trial and Administrator.
    'salon handles salon.opened': async () => {
      const [owner, salonCode] = [await insertPerson(), newCode()];
      const about = { name: 'Işıl', lastname: 'Kara', phone: '+905550000002', email: null, imageUrl: null };
      const data = { code: salonCode, openingHours: [], owner: { code: owner, ...about } };
      await deliver('salon', salonOpened.name, data, salonCode);
      await eventually(async () => {
        const { rows } = await database.asAdmin((client) =>
          client.query(
            `select m.groups, s.trial from auth.memberships m
             join subscription.subscriptions s on s.salon_code = m.salon_code
             where m.salon_code = $1 and m.person_code = $2 and m.role = 'SalonOwner'`,
            [salonCode, owner],
          ),
        );
        expect(rows).toEqual([{ groups: ['Administrator'], trial: true }]);
      });
    },
    // photos.test.ts covers what file does with the response.
    'file calls subscription': async () => {
      const { url } = toCall(subscription.routes.mayCreate, { params: { salonCode: newCode() } });
      expect(await callAs('file', url)).toEqual({ allowed: false, paid: false });
    },
    'file handles profile.changed': async () => {
      const [code, picture] = [newCode(), newCode()];
      await database.asAdmin((client) =>
        client.query(
          'insert into file.profile_pictures (person_code, code, created_at) values ($1, $2, now())',
          [code, picture],
        ),
      );
      const data = {
        code,
        name: 'Ayla',
        lastname: 'Er',
        phone: '+905376400871',
        imageUrl: `/api/File/image/${picture}/medium`,
      };
      await deliver('file', profileChanged.name, data);
      await eventually(async () => {
        const { rowCount } = await database.asAdmin((client) =>
          client.query('select from file.profile_pictures where code = $1 and worn_at is not null', [
            picture,
          ]),
        );
        expect(rowCount).toBe(1);
      });
    },
    'file handles finance.receipt-set': async () => {
      const [salonCode, code, receiptCode] = [newCode(), newCode(), newCode()];
      const insert = 'insert into file.receipts (salon_code, code, created_at) values ($1, $2, now())';
      await database.asAdmin((client) => client.query(insert, [salonCode, receiptCode]));
      const data = { code, version: 1, receiptCode };
      await deliverEvent(database.url, 'file', receiptSet.name, data, salonCode);
      await eventually(async () => {
        const find = 'select from file.receipts where code = $1 and transaction_code = $2';
        const { rowCount } = await database.asAdmin((client) => client.query(find, [receiptCode, code]));
        expect(rowCount).toBe(1);
      });
    },
    'subscription calls payment': async () => {
      const { url } = toCall(payment.routes.cards, { params: { salonCode: newCode() } });
      expect(await callAs('subscription', url)).toEqual([]);
      expect(await callAs('service', url)).toMatchObject({ code: 'not-found' });
    },
    // trial-over.test.ts covers what service does with the response.
    'service calls subscription': async () => {
      const { url } = toCall(subscription.routes.mayCreate, { params: { salonCode: newCode() } });
      expect(await callAs('service', url)).toEqual({ allowed: false, paid: false });
    },
  };

  test.each(dependencies)('%s', async (dependency) => {
    expect(checks, `no check of '${dependency}'`).toHaveProperty([dependency]);
    await checks[dependency]?.();
  });

  test('is ready and describes itself at its one address', async () => {
    const url = processes[0]?.url ?? '';
    expect((await fetch(new URL('/health/ready', url))).status).toBe(200);
    expect((await fetch(new URL('/api/about', url))).status).toBe(200);
  });
});
