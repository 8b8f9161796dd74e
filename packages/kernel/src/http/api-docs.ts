import type { Route } from '@ayna/contracts/core/contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { commonHeaders } from './common-headers.ts';

const oneFile = z.object({ file: z.file() });

/** A route of a contract as OpenAPI describes it. Routes between modules are hidden. */
const schemaOf = (route: Route) => {
  const { module, summary, params, query: querystring, who, multipart, upload, binary: bytes } = route;
  const body = upload ? oneFile : route.body;
  const answer = bytes ? z.file() : route.response;
  const shapes = Object.entries({ params, querystring, body }).filter(([, shape]) => shape);
  return {
    summary,
    tags: [module],
    hide: who.kind === 'internal' || who.kind === 'internal-salon',
    ...Object.fromEntries(shapes),
    ...((multipart || upload) && { consumes: ['multipart/form-data'] }),
    ...(bytes && { produces: ['application/octet-stream'] }),
    response: { 200: answer },
  };
};

/** Serves OpenAPI made from the contracts at /api/docs and /api/docs/json. Other routes are hidden. */
export const addApiDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ayna', version: '1' },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-User-Token' } } },
    },
    transform: (document) => {
      const { contract } = (document.route.config ?? {}) as { contract?: Route };
      const schema = contract ? schemaOf(contract) : { hide: true };
      return jsonSchemaTransform({ ...document, schema });
    },
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_, reply) => {
      reply.headers(commonHeaders);
    });
    // The page has scripts and styles of its own, which its stricter policy names one by one.
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
};
