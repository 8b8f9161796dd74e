import { readFileSync } from 'node:fs';
import { readEnv } from '@ayna/kernel/host/env';
import { runHost } from '@ayna/kernel/host/run';
import { identityFrom, type PeopleData } from '@ayna/kernel/testkit/people';
import { fileModule } from '../../src/index.ts';
import { playSubscription } from '../played-subscription.ts';

const people = JSON.parse(readFileSync(process.env['TEST_PEOPLE'] ?? '', 'utf8')) as PeopleData;

await runHost({
  env: readEnv(process.env),
  settings: process.env,
  modules: [fileModule, playSubscription().module],
  asks: { file: ['subscription'] },
  identity: () => identityFrom(people),
});
