import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { becomesTrue, familyOf, isAlive, signalAll } from './processes.ts';
import { portIsFree } from './ready.ts';

/** A private server that this process started and that does not outlive it. */
export type Service = {
  readonly url: string;
  readonly port: number;
  /** Changes with `restart`. */
  readonly pid: number;
  /** A clean shutdown; harmless when the server is already gone. */
  stop(): Promise<void>;
  /** SIGKILL, SIGSTOP and SIGCONT reach every process of the server, others only the first. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** On the same port and directory, also after a kill. */
  restart(): Promise<void>;
};

type Recipe = {
  readonly name: string;
  readonly url: string;
  readonly port: number;
  readonly command: readonly string[];
  /** Further options of setpriv: the user to become. */
  readonly become?: readonly string[];
  readonly dir: string;
  readonly log: string;
  /** Is another server still at work on the same files? */
  readonly isTaken?: () => boolean;
  readonly stopSignal: NodeJS.Signals;
  readonly answers: (url: string) => Promise<boolean>;
};

type Server = { readonly pid: number; readonly child: ChildProcess; readonly exited: Promise<void> };

const START_MS = 60_000;
const STOP_MS = 30_000;
const LEAVE_MS = 5_000;

/** What servers see of our environment: nothing that would change their language, clock or port. */
export const serverEnv = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

const isRunning = ({ child }: Server): boolean => child.exitCode === null && child.signalCode === null;

/**
 * setpriv asks the kernel to send the stop signal when the thread that started the server dies, by
 * whatever cause, SIGKILL included. (It asks after the change of user, which would clear the request.)
 * A session of its own keeps a terminal's Ctrl-C from stopping the server before those who use it.
 */
const spawnServer = (recipe: Recipe): Promise<Server> => {
  const log = openSync(recipe.log, 'a');
  const child = spawn(
    'setpriv',
    [...(recipe.become ?? []), '--pdeathsig', recipe.stopSignal, '--', ...recipe.command],
    { cwd: recipe.dir, detached: true, env: serverEnv, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => resolve({ pid: child.pid as number, child, exited }));
  });
};

/** A predecessor may still be on its way out: one whose owner was killed a moment ago, for instance. */
const waitForPlace = async ({ name, port, dir, isTaken }: Recipe): Promise<void> => {
  const left = await becomesTrue(() => !isTaken?.(), LEAVE_MS);
  if (!left) throw new Error(`${name} already runs in ${dir}.`);
  // Otherwise a stranger on our port would answer in our server's place.
  const free = await becomesTrue(() => portIsFree(port), LEAVE_MS);
  if (!free) throw new Error(`${name}: port ${port} is taken.`);
};

const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n');

const launch = async (recipe: Recipe): Promise<Server> => {
  await waitForPlace(recipe);
  const server = await spawnServer(recipe);
  let answered = false;
  await becomesTrue(async () => {
    answered = await recipe.answers(recipe.url);
    return answered || !isRunning(server);
  }, START_MS);
  if (answered) return server;
  signalAll(familyOf(server.pid), 'SIGKILL');
  throw new Error(`${recipe.name} did not start. Its log ends with:\n${lastLines(recipe.log)}`);
};

/** All at once, the first one first: seeing a child die, it would begin a recovery of its own. */
const killAll = async (server: Server): Promise<void> => {
  const family = familyOf(server.pid);
  signalAll(family, 'SIGKILL');
  await server.exited;
  await becomesTrue(() => !family.some(isAlive), LEAVE_MS);
};

const end = async (recipe: Recipe, server: Server): Promise<void> => {
  if (!isRunning(server)) return;
  signalAll(familyOf(server.pid), 'SIGCONT'); // a frozen server would not hear the next one
  signalAll([server.pid], recipe.stopSignal);
  const patience = setTimeout(() => void killAll(server), STOP_MS);
  await server.exited;
  clearTimeout(patience);
};

/** Starts the server and waits until it answers. */
export const runService = async (recipe: Recipe): Promise<Service> => {
  let server = await launch(recipe);
  return {
    url: recipe.url,
    port: recipe.port,
    get pid() {
      return server.pid;
    },
    stop: () => end(recipe, server),
    kill: async (signal) => {
      if (!isRunning(server)) return; // its number may be another's by now
      if (signal === 'SIGKILL') await killAll(server);
      else if (signal === 'SIGSTOP' || signal === 'SIGCONT') signalAll(familyOf(server.pid), signal);
      else signalAll([server.pid], signal);
    },
    restart: async () => {
      await end(recipe, server);
      server = await launch(recipe);
    },
  };
};
