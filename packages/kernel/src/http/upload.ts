import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;
/** A refused upload is read up to this size, so that the client gets the refusal; beyond it the connection is closed. */
const MAX_DRAINED_BYTES = 8 * MAX_UPLOAD_BYTES;

/** An uploaded file, in a folder of its own that is removed after the response. */
export type Upload = { readonly path: string; readonly folder: string };

export type TakeUpload = () => Promise<Upload>;

type Source = (path: string) => Promise<void>;

/** Reads nothing before the handler takes the upload, and removes it afterwards in any case. */
const uploadFrom = (saveTo: Source) => {
  const state: { folder?: string; taken?: Promise<Upload> } = {};
  const save = async (): Promise<Upload> => {
    const folder = await mkdtemp(join(tmpdir(), 'ayna-upload-'));
    state.folder = folder;
    const path = join(folder, 'file');
    await saveTo(path);
    return { path, folder };
  };
  const take: TakeUpload = () => {
    state.taken ??= save();
    return state.taken;
  };
  const close = async (): Promise<void> => {
    await state.taken?.catch(() => undefined);
    if (state.folder) await rm(state.folder, { recursive: true, force: true });
  };
  return { take, close };
};

const write = (from: Readable, path: string): Promise<void> =>
  pipeline(from, createWriteStream(path, { flags: 'wx', mode: 0o600 }));

/** The form must hold exactly one part, named `file`. */
const savePart = async (request: FastifyRequest, path: string): Promise<void> => {
  let saved = false;
  const parts: AsyncIterableIterator<Multipart> = request.parts();
  for await (const part of parts) {
    if (part.type !== 'file' || part.fieldname !== 'file' || saved) {
      if (part.type === 'file') part.file.resume();
      throw new Refusal('bad-request');
    }
    await write(part.file, path);
    if (part.file.truncated) throw new Refusal('picture-too-large');
    saved = true;
  }
  if (!saved) throw new Refusal('bad-request');
};

export const uploadFromRequest = (request: FastifyRequest) =>
  uploadFrom((path) =>
    savePart(request, path).catch((error: unknown) => {
      // The parser's errors about a malformed form have no code.
      throw 'code' in (error as object) ? error : new Refusal('bad-request');
    }),
  );

/** A file that another module of this process passes in. */
export const uploadFromBlob = (file: Blob | undefined) =>
  uploadFrom(async (path) => {
    if (!file) throw new Refusal('bad-request');
    if (file.size > MAX_UPLOAD_BYTES) throw new Refusal('picture-too-large');
    await write(Readable.fromWeb(file.stream()), path);
  });

/** Whether the unread rest of a body is too large to be read just to send a refusal. */
export const exceedsDrainLimit = ({ raw }: FastifyRequest): boolean =>
  !raw.complete && !(Number(raw.headers['content-length']) <= MAX_DRAINED_BYTES);
