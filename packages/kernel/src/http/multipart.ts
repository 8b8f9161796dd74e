import { Refusal } from '@ayna/contracts/core/refusal';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from './upload.ts';

/** Limits of a form with text fields; none of ours needs more. */
const limits = { fields: 30, fieldSize: 20_000, fieldNameSize: 100, files: 0, parts: 30, headerPairs: 100 };

const uploadLimits = {
  fields: 1,
  fieldSize: 100,
  fieldNameSize: 100,
  files: 1,
  fileSize: MAX_UPLOAD_BYTES,
  parts: 2,
  headerPairs: 100,
};

type Add = (scope: FastifyInstance) => void;

/** Forms get a scope of their own, so that routes that take JSON go on refusing forms. */
const scopeWith = async (app: FastifyInstance, within: typeof limits, add: Add): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: within, throwFileSizeLimit: true });
    add(scope);
  });
};

export const formScope = (app: FastifyInstance, add: Add): Promise<void> => scopeWith(app, limits, add);

export const uploadScope = (app: FastifyInstance, add: Add): Promise<void> =>
  scopeWith(app, uploadLimits, add);

/** Room for what a bank posts back; its answers are a few hundred bytes. */
const URLENCODED_LIMIT = 65_536;

/** A repeated field becomes an array, which no schema accepts. */
const parseUrlencoded = (text: string): Record<string, unknown> => {
  const fields: Record<string, unknown> = Object.create(null);
  const form = new URLSearchParams(text);
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return fields;
};

export const urlencodedScope = async (app: FastifyInstance, add: Add): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: URLENCODED_LIMIT },
      (_, text, done) => done(null, parseUrlencoded(String(text))),
    );
    add(scope);
  });
};

const fieldsOf = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  const fields: Record<string, unknown> = Object.create(null);
  for await (const part of request.parts()) {
    if (part.type !== 'field') continue;
    const { fieldname, value } = part;
    fields[fieldname] = fieldname in fields ? [fields[fieldname], value] : value;
  }
  return fields;
};

/** The text fields of a form. A repeated field becomes an array, which no schema accepts. */
export const readForm = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  try {
    return await fieldsOf(request);
  } catch (error) {
    // The parser's errors about a malformed form have no code.
    throw 'code' in (error as object) ? error : new Refusal('bad-request');
  }
};
