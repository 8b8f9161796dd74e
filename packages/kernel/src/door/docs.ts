import type { Route } from '@ayna/contracts/core/contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** A route of a contract as the docs want it; those between modules are nobody's business. */
const schemaOf = ({ module, summary, params, query: querystring, body, answer, who, multipart }: Route) => {
  const shapes = Object.entries({ params, querystring, body }).filter(([, shape]) => shape);
  return {
    summary,
    tags: [module],
    hide: who.kind === 'sibling' || who.kind === 'salon-sibling',
    ...Object.fromEntries(shapes),
    ...(multipart && { consumes: ['multipart/form-data'] }),
    response: { 200: answer },
  };
};

/** OpenAPI out of the contracts, at /api/docs (and /api/docs/json). Routes of no contract are left out. */
export const addDocs = async (app: FastifyInstance): Promise<void> => {
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
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
};
