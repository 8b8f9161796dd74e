import { identity } from '@ayna/auth';
import { asks } from '@ayna/contracts/asks';
import { readEnv } from '@ayna/kernel/host/env';
import { runHost } from '@ayna/kernel/host/run';
import { modules } from './modules.ts';

await runHost({ env: readEnv(process.env), settings: process.env, modules, asks, identity });
