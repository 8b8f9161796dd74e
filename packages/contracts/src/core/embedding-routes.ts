import * as z from 'zod/mini';
import { get, put } from './contract.ts';
import { fieldMessages } from './fields/errors.ts';
import { code } from './shapes.ts';
import { member } from './who.ts';

// The sites that show a salon's booking in a frame, used by `@ayna/contracts/salon`.

/**
 * An origin as a browser writes it: https, a name with a dot, and a port if it is not 443. It becomes a part of a
 * header, so nothing else passes: no sign that ends a directive, no wildcard, no address of a machine.
 */
export const siteOrigin = z.string().check(
  z.maxLength(120),
  z.regex(/^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])(?::[1-9]\d{1,4})?$/, {
    error: fieldMessages.notASite,
  }),
);

export const siteOrigins = z.array(siteOrigin).check(z.maxLength(10));

const embedding = z.object({ origins: siteOrigins });

const salonParams = z.object({ salonCode: code });

export const embeddingRoutes = {
  embedding: get('/api/Salon/embedding/:salonCode', {
    who: member('params.salonCode', 'manage-salon'),
    summary: "The sites that may show the salon's booking in a frame",
    params: salonParams,
    response: embedding,
  }),
  saveEmbedding: put('/api/Salon/embedding/:salonCode', {
    who: member('params.salonCode', 'manage-salon'),
    summary: "Sets the sites that may show the salon's booking in a frame; an empty list allows none",
    params: salonParams,
    body: embedding,
    response: embedding,
  }),
};
