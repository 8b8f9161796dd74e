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

const CONNECT_TIMEOUT_MS = 3_000;
const RESPONSE_TIMEOUT_MS = 10_000;
const MAX_SOCKETS = 400;

/** The client may try again. The log has the cause. */
const refuseUnavailable = (error: unknown): never => {
  throw new Refusal('unavailable', { details: { cause: `S3: ${(error as Error).name}` } });
};

/** A client of the S3 object store. */
export const openBucket = (settings: ReturnType<typeof readSettings>) => {
  const Bucket = settings.S3_BUCKET;
  const client = new S3Client({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    credentials: { accessKeyId: settings.S3_ACCESS_KEY, secretAccessKey: settings.S3_SECRET_KEY },
    // Not every S3 provider has a host name for each bucket.
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: RESPONSE_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      socketTimeout: RESPONSE_TIMEOUT_MS,
      // A slow reader occupies a socket all the time. The default is 50, which a few readers could use up.
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
    },
    // Only Amazon supports checksums beyond the signature; other providers refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    put: async (key: string, bytes: Uint8Array, type: string): Promise<void> => {
      const command = new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: type });
      await client.send(command).catch(refuseUnavailable);
    },
    /** Null if the key does not exist. */
    open: async (key: string): Promise<Readable | null> => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return Body as Readable;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        return refuseUnavailable(error);
      }
    },
    /** Succeeds if the key does not exist. */
    remove: async (key: string): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key })).catch(refuseUnavailable);
    },
    close: () => client.destroy(),
  };
};

export type Bucket = ReturnType<typeof openBucket>;
