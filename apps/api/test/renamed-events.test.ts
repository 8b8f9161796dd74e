import { newCode } from '@ayna/kernel/codes';
import { migrate } from '@ayna/kernel/migrate/run';
import { freshDatabase } from '@ayna/kernel/testkit/database';
import { withQueueOwner } from '@ayna/kernel/testkit/queues';
import { expect, test } from 'vitest';
import { modules } from '../src/modules.ts';

const [former, present] = ['appointment.visit.wished', 'appointment.import.booking-requested'];

test('jobs that wait under the former name of an event are in the queue of its new name after a migration', async () => {
  const database = await freshDatabase(modules);
  const salonCode = newCode();
  // More than one batch of the migration.
  const ids = Array.from({ length: 501 }, newCode);
  await withQueueOwner(database.url, async (boss) => {
    await boss.createQueue(former);
    await boss.insert(
      former,
      ids.map((id) => ({ data: { id, name: 'visit.wished', salonCode, data: { row: id } } })),
    );
  });

  // A repeated migration must not move anything twice.
  for (const _ of [1, 2]) await migrate({ url: database.url, modules });

  await withQueueOwner(database.url, async (boss) => {
    expect(await boss.getQueue(former)).toBeNull();
    const jobs = await boss.findJobs<{ id: string }>(present, { queued: true });
    expect(jobs.map(({ data }) => data.id).toSorted()).toEqual(ids.toSorted());
    expect(jobs[0]?.data).toMatchObject({
      name: 'import.booking-requested',
      salonCode,
      data: { row: expect.any(String) },
    });
  });
  await database.drop();
});
