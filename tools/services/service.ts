import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { isPortFree } from './probe.ts';
import { isAlive, processTree, signalAll, waitUntil } from './processes.ts';

/** A private server that this process starts and that ends with it. */
export type Service = {
  readonly url: string;
  readonly port: number;
  /** Changes with `restart`. */
  readonly pid: number;
  /** Clean shutdown; does nothing if the server is already gone. */
  stop(): Promise<void>;
  /** SIGKILL, SIGSTOP and SIGCONT go to every process of the server, other signals to the first only. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Uses the same port and directory, also after a kill. */
  restart(): Promise<void>;
};

type ServiceOptions = {
  readonly name: string;
  readonly url: string;
  readonly port: number;
  readonly command: readonly string[];
  /** Options of setpriv that switch to another user. */
  readonly userOptions?: readonly string[];
  readonly dir: string;
  readonly log: string;
  /** Whether another server still uses the same files. */
  readonly isTaken?: () => boolean;
  readonly stopSignal: NodeJS.Signals;
  readonly answers: (url: string) => Promise<boolean>;
};

type Server = { readonly pid: number; readonly child: ChildProcess; readonly exited: Promise<void> };

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
const FREE_TIMEOUT_MS = 5_000;

/** The servers' environment, without variables that change their locale, time zone or port. */
export const serverEnv = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

const isRunning = ({ child }: Server): boolean => child.exitCode === null && child.signalCode === null;

/**
 * setpriv makes Linux send the stop signal when the thread that started the server dies for any reason, SIGKILL
 * included. (It does so after the change of user, which would clear the request.) The server has its own session, so
 * that Ctrl-C in a terminal does not stop it before the processes that use it.
 */
const spawnServer = (options: ServiceOptions): Promise<Server> => {
  const log = openSync(options.log, 'a');
  const child = spawn(
    'setpriv',
    [...(options.userOptions ?? []), '--pdeathsig', options.stopSignal, '--', ...options.command],
    { cwd: options.dir, detached: true, env: serverEnv, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => resolve({ pid: child.pid as number, child, exited }));
  });
};

/** A previous server may still be shutting down, for example because its owner was killed a moment ago. */
const waitUntilFree = async ({ name, port, dir, isTaken }: ServiceOptions): Promise<void> => {
  const filesFree = await waitUntil(() => !isTaken?.(), FREE_TIMEOUT_MS);
  if (!filesFree) throw new Error(`${name} already runs in ${dir}.`);
  // Otherwise another server on the port would answer instead of ours.
  const portFree = await waitUntil(() => isPortFree(port), FREE_TIMEOUT_MS);
  if (!portFree) throw new Error(`${name}: port ${port} is taken.`);
};

const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n');

const startServer = async (options: ServiceOptions): Promise<Server> => {
  await waitUntilFree(options);
  const server = await spawnServer(options);
  let answered = false;
  await waitUntil(async () => {
    answered = await options.answers(options.url);
    return answered || !isRunning(server);
  }, START_TIMEOUT_MS);
  if (answered) return server;
  signalAll(processTree(server.pid), 'SIGKILL');
  throw new Error(`${options.name} did not start. Its log ends with:\n${lastLines(options.log)}`);
};

/** Kills all processes, the first one first: if it saw a child die, it would start a recovery. */
const killAll = async (server: Server): Promise<void> => {
  const processes = processTree(server.pid);
  signalAll(processes, 'SIGKILL');
  await server.exited;
  await waitUntil(() => !processes.some(isAlive), FREE_TIMEOUT_MS);
};

const stopServer = async (options: ServiceOptions, server: Server): Promise<void> => {
  if (!isRunning(server)) return;
  signalAll(processTree(server.pid), 'SIGCONT'); // a suspended server would not receive the next signal
  signalAll([server.pid], options.stopSignal);
  const killTimer = setTimeout(() => void killAll(server), STOP_TIMEOUT_MS);
  await server.exited;
  clearTimeout(killTimer);
};

/** Starts the server and waits until it answers. */
export const runService = async (options: ServiceOptions): Promise<Service> => {
  let server = await startServer(options);
  return {
    url: options.url,
    port: options.port,
    get pid() {
      return server.pid;
    },
    stop: () => stopServer(options, server),
    kill: async (signal) => {
      if (!isRunning(server)) return; // its process id may belong to another process by now
      if (signal === 'SIGKILL') await killAll(server);
      else if (signal === 'SIGSTOP' || signal === 'SIGCONT') signalAll(processTree(server.pid), signal);
      else signalAll([server.pid], signal);
    },
    restart: async () => {
      await stopServer(options, server);
      server = await startServer(options);
    },
  };
};
