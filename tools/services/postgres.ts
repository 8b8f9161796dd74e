import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commandLine } from './processes.ts';
import { freePort, postgresAnswers } from './ready.ts';
import { runService, type Service, serverEnv } from './service.ts';

const run = promisify(execFile);

const VERSIONS = '/usr/lib/postgresql';
/** The longest path the kernel takes for a Unix socket, its final zero left out. */
const SOCKET_PATH_MAX = 107;

/** Where the newest PostgreSQL's programs are; Debian keeps them out of PATH. */
export const postgresPrograms = (): string => {
  const newest = (existsSync(VERSIONS) ? readdirSync(VERSIONS) : [])
    .filter((version) => existsSync(join(VERSIONS, version, 'bin/postgres')))
    .toSorted((a, b) => Number(b) - Number(a))[0];
  if (!newest) throw new Error("PostgreSQL's server is missing: install the Debian package postgresql.");
  return join(VERSIONS, newest, 'bin');
};

/** PostgreSQL refuses to run as root, so root becomes the user that Debian's package made. */
const becomePostgres = (): string[] =>
  process.getuid?.() === 0 ? ['--reuid=postgres', '--regid=postgres', '--init-groups'] : [];

const ownDirectory = (wanted: string): string => {
  mkdirSync(wanted, { recursive: true });
  const dir = realpathSync(wanted);
  const become = becomePostgres();
  if (become.length === 0) return dir;
  execFileSync('chown', ['postgres:postgres', dir]);
  try {
    execFileSync('setpriv', [...become, 'test', '-w', dir]);
  } catch {
    throw new Error(`The user postgres cannot reach ${dir}: choose a directory outside of private ones.`);
  }
  return dir;
};

const makeCluster = async (dir: string, durable: boolean): Promise<string> => {
  const data = join(dir, 'data');
  if (existsSync(data)) return data;
  // Renamed only when complete: an initdb that was killed leaves no half cluster to be started.
  const unfinished = join(dir, 'data.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  await run(
    'setpriv',
    [
      ...becomePostgres(),
      '--pdeathsig=SIGKILL',
      '--',
      join(postgresPrograms(), 'initdb'),
      `--pgdata=${unfinished}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ],
    { cwd: dir, env: serverEnv },
  );
  renameSync(unfinished, data);
  return data;
};

/**
 * Does a living server hold this cluster? The lock it keeps there names its process. After a machine
 * that went down that number may be a stranger's, which PostgreSQL cannot tell; so we drop such a lock.
 * One whose process is gone is left to PostgreSQL, which also looks for orphans on the shared memory.
 */
const isTaken = (data: string): boolean => {
  const lock = join(data, 'postmaster.pid');
  if (!existsSync(lock)) return false;
  const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
  if (commandLine(pid).includes(data)) return true;
  if (existsSync(`/proc/${pid}`)) rmSync(lock);
  return false;
};

const settings = (dir: string, port: number, durable: boolean): string[] =>
  [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${`${dir}/.s.PGSQL.${port}`.length > SOCKET_PATH_MAX ? '' : dir}`,
    'timezone=UTC',
    'log_timezone=UTC',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ].flatMap((setting) => ['-c', setting]);

type PostgresOptions = {
  /** Becomes the property of the user postgres when we are root. A cluster in it is used again. */
  readonly dir: string;
  readonly port?: number;
  /** `false` is for throwaway tests: faster, but a power cut loses everything. */
  readonly durable?: boolean;
};

/** A private PostgreSQL on 127.0.0.1, superuser `postgres` without a password; `postgres.log` in `dir`. */
export const startPostgres = async (options: PostgresOptions): Promise<Service> => {
  const { port = await freePort(), durable = true } = options;
  const programs = postgresPrograms();
  const dir = ownDirectory(options.dir);
  const data = await makeCluster(dir, durable);
  return runService({
    name: 'PostgreSQL',
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    command: [join(programs, 'postgres'), '-D', data, ...settings(dir, port, durable)],
    become: becomePostgres(),
    dir,
    log: join(dir, 'postgres.log'),
    isTaken: () => isTaken(data),
    stopSignal: 'SIGINT', // a fast shutdown: open connections are cut, the data is written
    answers: postgresAnswers,
  });
};
