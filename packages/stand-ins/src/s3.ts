import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

type Options = {
  readonly port?: number;
  /** Where the files are stored; without it, a temporary folder that is deleted on close. */
  readonly folder?: string | undefined;
};

const bucket = 'ayna';

/** S3 for development and tests: signed requests over a socket, stored as files. */
export const startS3 = async ({ port = 0, folder }: Options = {}) => {
  const directory = folder ?? mkdtempSync(join(tmpdir(), 'ayna-s3-'));
  mkdirSync(directory, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port: listening } = await server.run();
  return {
    directory,
    /** The settings of this server, with the only account it accepts. */
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${listening}`,
      S3_REGION: 'local',
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    close: async (): Promise<void> => {
      if (!server.httpServer.listening) return;
      server.httpServer.closeAllConnections();
      await server.close();
      if (!folder) rmSync(directory, { recursive: true, force: true });
    },
  };
};

export type S3 = Awaited<ReturnType<typeof startS3>>;
