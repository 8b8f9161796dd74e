// pnpm dead-letters MODULE            lists the events and schedules whose handler failed for good
// pnpm dead-letters MODULE replay     puts them back in the queue (or only those whose ids follow)
import { deadLetters, replay, withQueue } from '@ayna/kernel/events/dead-letters';
import { databaseSecret, ownerUrl } from '../database/settings.ts';

const [module, verb, ...ids] = process.argv.slice(2);
if (!module || (verb && verb !== 'replay')) {
  console.error('pnpm dead-letters MODULE [replay [ID ...]]');
  process.exit(2);
}

await withQueue(ownerUrl(), databaseSecret(), async (boss) => {
  if (verb === 'replay') {
    console.log(`${await replay(boss, module, ids.length > 0 ? ids : undefined)} replayed`);
    return;
  }
  const letters = await deadLetters(boss, module);
  for (const { id, at, job, salonCode, why } of letters)
    console.log(`${id}  ${at}  ${job}  ${salonCode ?? '-'}  ${why}`);
  console.log(`${letters.length} dead`);
});
