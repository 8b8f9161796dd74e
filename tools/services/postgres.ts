import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort, postgresAnswers } from './probe.ts';
import { readCommandLine } from './processes.ts';
import { runService, type Service, serverEnv } from './service.ts';

const run = promisify(execFile);

const VERSIONS = '/usr/lib/postgresql';
/** Linux allows 108 bytes for the path of a Unix socket, the final zero included. */
const SOCKET_PATH_MAX = 107;

/** The folder of the newest PostgreSQL's programs, which Debian does not put in PATH. */
export const postgresBinDir = (): string => {
  const newest = (existsSync(VERSIONS) ? readdirSync(VERSIONS) : [])
    .filter((version) => existsSync(join(VERSIONS, version, 'bin/postgres')))
    .toSorted((a, b) => Number(b) - Number(a))[0];
  if (!newest) throw new Error("PostgreSQL's server is missing: install the Debian package postgresql.");
  return join(VERSIONS, newest, 'bin');
};

/** PostgreSQL refuses to run as root, so root switches to the user that Debian's package creates. */
const userOptions = (): string[] =>
  process.getuid?.() === 0 ? ['--reuid=postgres', '--regid=postgres', '--init-groups'] : [];

const prepareDirectory = (path: string): string => {
  mkdirSync(path, { recursive: true });
  const dir = realpathSync(path);
  const user = userOptions();
  if (user.length === 0) return dir;
  execFileSync('chown', ['postgres:postgres', dir]);
  try {
    execFileSync('setpriv', [...user, 'test', '-w', dir]);
  } catch {
    throw new Error(`The user postgres has no access to ${dir}: choose a directory that is not private.`);
  }
  return dir;
};

const initCluster = async (dir: string, durable: boolean): Promise<string> => {
  const data = join(dir, 'data');
  if (existsSync(data)) return data;
  // Renamed when complete, so that an initdb that was killed leaves no partial cluster to start.
  const unfinished = join(dir, 'data.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  await run(
    'setpriv',
    [
      ...userOptions(),
      '--pdeathsig=SIGKILL',
      '--',
      join(postgresBinDir(), 'initdb'),
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
 * Whether a running server uses this cluster. The lock file contains its process id. After a crash of the machine the
 * id may belong to another process, which PostgreSQL cannot detect, so we remove such a lock. A lock whose process is
 * gone is left to PostgreSQL, which also checks for orphans that use the shared memory.
 */
const isTaken = (data: string): boolean => {
  const lock = join(data, 'postmaster.pid');
  if (!existsSync(lock)) return false;
  const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
  if (readCommandLine(pid).includes(data)) return true;
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
  /** As root, its owner becomes the user postgres. An existing cluster in it is reused. */
  readonly dir: string;
  readonly port?: number;
  /** `false` is for temporary databases: faster, but a power cut loses everything. */
  readonly durable?: boolean;
};

/** Starts a private PostgreSQL on 127.0.0.1, superuser `postgres` without a password; `postgres.log` in `dir`. */
export const startPostgres = async (options: PostgresOptions): Promise<Service> => {
  const { port = await findFreePort(), durable = true } = options;
  const programs = postgresBinDir();
  const dir = prepareDirectory(options.dir);
  const data = await initCluster(dir, durable);
  return runService({
    name: 'PostgreSQL',
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    command: [join(programs, 'postgres'), '-D', data, ...settings(dir, port, durable)],
    userOptions: userOptions(),
    dir,
    log: join(dir, 'postgres.log'),
    isTaken: () => isTaken(data),
    stopSignal: 'SIGINT', // fast shutdown: closes connections, writes the data
    answers: postgresAnswers,
  });
};
