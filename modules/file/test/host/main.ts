import { readFileSync } from 'node:fs';
import { readEnv } from '@ayna/kernel/host/env';
import { runHost } from '@ayna/kernel/host/run';
import { identityFrom, type PeopleData } from '@ayna/kernel/testkit/people';
import { fileModule } from '../../src/index.ts';
import { fakeSubscription } from '../fake-subscription.ts';

const people = JSON.parse(readFileSync(process.env['TEST_PEOPLE'] ?? '', 'utf8')) as PeopleData;

await runHost({
  env: readEnv(process.env),
  settings: process.env,
  modules: [fileModule, fakeSubscription().module],
  moduleCalls: { file: ['subscription'] },
  identity: () => identityFrom(people),
});
