import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { readSettings } from './settings.ts';

const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;
const SOCKETS = 400;

/** Whoever asked may ask again; why it failed is in the log. */
const unavailable = (error: unknown): never => {
  throw new Refusal('unavailable', { details: { cause: `S3: ${(error as Error).name}` } });
};

/** Speaks S3 to whoever keeps the bytes. */
export const openBucket = (settings: ReturnType<typeof readSettings>) => {
  const Bucket = settings.S3_BUCKET;
  const client = new S3Client({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    credentials: { accessKeyId: settings.S3_ACCESS_KEY, secretAccessKey: settings.S3_SECRET_KEY },
    // Names of buckets are not everywhere names of hosts.
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: ANSWER_MS,
      // Whoever reads slowly holds one for as long: of fifty, as it is by itself, a few could take all.
      httpAgent: { maxSockets: SOCKETS },
      httpsAgent: { maxSockets: SOCKETS },
    },
    // Checksums beyond the signature are Amazon's own; others refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    put: async (key: string, bytes: Uint8Array, type: string): Promise<void> => {
      const command = new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: type });
      await client.send(command).catch(unavailable);
    },
    /** Null where there is nothing under this key. */
    open: async (key: string): Promise<Readable | null> => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return Body as Readable;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        return unavailable(error);
      }
    },
    /** What is not there is as good as removed. */
    remove: async (key: string): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key })).catch(unavailable);
    },
    close: () => client.destroy(),
  };
};

export type Bucket = ReturnType<typeof openBucket>;
