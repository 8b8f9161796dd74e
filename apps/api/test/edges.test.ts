import { join } from 'node:path';
import { asks } from '@ayna/contracts/asks';
import { auth } from '@ayna/contracts/auth';
import { codeRequested, profileChanged } from '@ayna/contracts/auth.events';
import { catalog } from '@ayna/contracts/catalog';
import { content } from '@ayna/contracts/content';
import { callOf } from '@ayna/contracts/core/client';
import { salonOpened } from '@ayna/contracts/salon.events';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import { callHeader, callSigner } from '@ayna/kernel/door/sibling-token';
import { testEnv } from '@ayna/kernel/testkit/app';
import { bringEvent } from '@ayna/kernel/testkit/bring';
import { clientFor } from '@ayna/kernel/testkit/client';
import { freshDatabase } from '@ayna/kernel/testkit/database';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { testPeople } from '@ayna/kernel/testkit/people';
import { type HostProcess, startProcess } from '@ayna/kernel/testkit/process';
import { startMailServer } from '@ayna/stand-ins/mail';
import { startNetgsm } from '@ayna/stand-ins/netgsm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../src/modules.ts';
import { customerEdges } from './appointment/customer-edges.ts';
import { appointmentEdges } from './appointment/edges.ts';
import { employeeEdges } from './employee/edges.ts';

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

  /** As an event comes to whoever hears it. */
  const bring = (module: string, name: string, data: object, salonCode: string | null = null) =>
    bringEvent(database.url, module, name, data, salonCode);

  /** As auth says it. */
  const requestCode = (digits: string) => {
    const expiresAt = new Date(Date.now() + 180_000).toISOString();
    const data = { code: newCode(), phone: '+905376400871', digits, purpose: 'sign-up', expiresAt };
    return bring('notification', codeRequested.name, data);
  };

  /** Somebody with a proved phone, which no other test has. */
  const plantPerson = async (): Promise<string> => {
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
    ...appointmentEdges({ database: () => database, plantPerson, askAs, bring }),
    ...customerEdges({ database: () => database, plantPerson, askAs, bring }),
    ...employeeEdges({
      database: () => database,
      netgsm: () => netgsm,
      logs: () => processes.map((process) => process.said()).join('\n'),
      plantPerson,
      askAs,
      bring,
    }),
    // What it does with the answers is told in salon-opening.test.ts.
    'salon asks auth': async () => {
      const owner = await plantPerson();
      const { url } = callOf(auth.routes.person, { params: { code: owner } });
      expect(await askAs('salon', url)).toMatchObject({ code: owner, salons: [] });
      expect(await askAs('content', url)).toMatchObject({ code: 'not-found' });
    },
    'salon asks catalog': async () => {
      const { url } = callOf(catalog.routes.districts, { query: { province: 34 } });
      expect(await askAs('salon', url)).toContainEqual({ name: 'Kadıköy' });
    },
    'salon asks subscription': async () => {
      const { url } = callOf(subscription.routes.mayCreate, { params: { salonCode: newCode() } });
      expect(await askAs('salon', url)).toEqual({ allowed: false });
    },
    // As after a kill between a salon's commit and its asking: the event alone brings trial and Administrator.
    'salon hears salon.opened': async () => {
      const [owner, salonCode] = [await plantPerson(), newCode()];
      const about = { name: 'Işıl', lastname: 'Kara', phone: '+905550000002', email: null, imageUrl: null };
      const data = { code: salonCode, openingHours: [], owner: { code: owner, ...about } };
      await bring('salon', salonOpened.name, data, salonCode);
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
    // What it does with the answer is told in photos.test.ts.
    'file asks subscription': async () => {
      const { url } = callOf(subscription.routes.mayCreate, { params: { salonCode: newCode() } });
      expect(await askAs('file', url)).toEqual({ allowed: false });
    },
    'file hears profile.changed': async () => {
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
      await bring('file', profileChanged.name, data);
      await eventually(async () => {
        const { rowCount } = await database.asAdmin((client) =>
          client.query('select from file.profile_pictures where code = $1 and worn_at is not null', [
            picture,
          ]),
        );
        expect(rowCount).toBe(1);
      });
    },
    // What it does with the answer is told in trial-over.test.ts.
    'service asks subscription': async () => {
      const { url } = callOf(subscription.routes.mayCreate, { params: { salonCode: newCode() } });
      expect(await askAs('service', url)).toEqual({ allowed: false });
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
