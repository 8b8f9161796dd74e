import { Refusal } from '@ayna/contracts/core/refusal';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MOST_UPLOADED } from './upload.ts';

/** What a form of text fields may hold; whoever sends more did not use one of ours. */
const limits = { fields: 30, fieldSize: 20_000, fieldNameSize: 100, files: 0, parts: 30, headerPairs: 100 };

const uploadLimits = {
  fields: 1,
  fieldSize: 100,
  fieldNameSize: 100,
  files: 1,
  fileSize: MOST_UPLOADED,
  parts: 2,
  headerPairs: 100,
};

type Add = (scope: FastifyInstance) => void;

/** In a scope of its own, so that a route which takes JSON goes on refusing forms. */
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

const fieldsOf = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  const fields: Record<string, unknown> = Object.create(null);
  for await (const part of request.parts()) {
    if (part.type !== 'field') continue;
    const { fieldname, value } = part;
    fields[fieldname] = fieldname in fields ? [fields[fieldname], value] : value;
  }
  return fields;
};

/** The text fields of a form. One that comes twice stays two values, which no shape takes. */
export const readForm = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  try {
    return await fieldsOf(request);
  } catch (error) {
    // The parser's complaints about a form that is none have no code of their own.
    throw 'code' in (error as object) ? error : new Refusal('bad-request');
  }
};
