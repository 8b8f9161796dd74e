import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

export const MOST_UPLOADED = 8 * 1024 * 1024;
/** So much that was refused is still read, so that the sender hears why; of more the line is cut. */
const MOST_IGNORED = 8 * MOST_UPLOADED;

/** What somebody sent, in a folder of its own that is gone once the call is answered. */
export type Upload = { readonly path: string; readonly folder: string };

export type TakeUpload = () => Promise<Upload>;

type Source = (path: string) => Promise<void>;

/** Nothing is read before it is taken, and nothing of it is left afterwards, however that went. */
const uploadFrom = (keepAt: Source) => {
  const state: { folder?: string; taken?: Promise<Upload> } = {};
  const keep = async (): Promise<Upload> => {
    const folder = await mkdtemp(join(tmpdir(), 'ayna-upload-'));
    state.folder = folder;
    const path = join(folder, 'file');
    await keepAt(path);
    return { path, folder };
  };
  const take: TakeUpload = () => {
    state.taken ??= keep();
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

/** Exactly one part, called `file`. */
const keepPart = async (request: FastifyRequest, path: string): Promise<void> => {
  let kept = false;
  const parts: AsyncIterableIterator<Multipart> = request.parts();
  for await (const part of parts) {
    if (part.type !== 'file' || part.fieldname !== 'file' || kept) {
      if (part.type === 'file') part.file.resume();
      throw new Refusal('bad-request');
    }
    await write(part.file, path);
    if (part.file.truncated) throw new Refusal('picture-too-large');
    kept = true;
  }
  if (!kept) throw new Refusal('bad-request');
};

export const uploadIn = (request: FastifyRequest) =>
  uploadFrom((path) =>
    keepPart(request, path).catch((error: unknown) => {
      // The parser's complaints about a form that is none have no code of their own.
      throw 'code' in (error as object) ? error : new Refusal('bad-request');
    }),
  );

/** What a sibling in this process hands over. */
export const uploadOf = (file: Blob | undefined) =>
  uploadFrom(async (path) => {
    if (!file) throw new Refusal('bad-request');
    if (file.size > MOST_UPLOADED) throw new Refusal('picture-too-large');
    await write(Readable.fromWeb(file.stream()), path);
  });

/** Whether the rest of a body that nobody reads is more than politeness asks for. */
export const isTooMuchToIgnore = ({ raw }: FastifyRequest): boolean =>
  !raw.complete && !(Number(raw.headers['content-length']) <= MOST_IGNORED);
