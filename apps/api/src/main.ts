import { identity } from '@ayna/auth';
import { moduleCalls } from '@ayna/contracts/module-calls';
import { readEnv } from '@ayna/kernel/host/env';
import { runHost } from '@ayna/kernel/host/run';
import { modules } from './modules.ts';

await runHost({ env: readEnv(process.env), settings: process.env, modules, moduleCalls, identity });
