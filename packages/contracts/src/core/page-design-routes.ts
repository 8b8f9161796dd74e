import * as z from 'zod/mini';
import { get, post, put } from './contract.ts';
import { pageDesignForm, pageSalon } from './salon-page.ts';
import { code, queryInt, version } from './shapes.ts';
import { anyone, member } from './who.ts';

// The design of a salon's page: what is published, the draft, and every version. Used by `@ayna/contracts/salon`.

/** Version 0 is the design that a salon has before anybody publishes one. */
const publishedDesign = z.object({
  ...pageDesignForm.shape,
  version: z.int(),
  savedAt: z.nullable(z.iso.datetime()),
});

export type PublishedDesign = z.output<typeof publishedDesign>;

const stamp = {
  savedAt: z.iso.datetime(),
  /** The member's full name as it was then. */
  savedBy: z.string(),
};

const designVersion = z.object({ version: z.int(), ...stamp, design: pageDesignForm });

export type DesignVersion = z.output<typeof designVersion>;

/** The draft's version goes with every save of it: one that is based on an older version is refused. */
const designDraft = z.object({
  version: z.int(),
  /** Null when nothing is unpublished. */
  draft: z.nullable(z.object({ ...stamp, design: pageDesignForm })),
  published: publishedDesign,
});

export type DesignDraft = z.output<typeof designDraft>;

/** What one answer of `versions` lists at most. */
export const VERSIONS_PER_PAGE = 20;

const salonParams = z.object({ salonCode: code });
const manageRight = 'manage-salon';
const token = z.string().check(z.regex(/^[\w-]{20,60}$/));
const versionNumber = queryInt(1, 999_999_999);

export const pageDesignRoutes = {
  design: get('/api/CustomSalonData/:salonCode', {
    who: member('params.salonCode'),
    summary: "The published design of the salon's page",
    params: salonParams,
    response: publishedDesign,
  }),
  saveDesign: put('/api/CustomSalonData/:salonCode', {
    who: member('params.salonCode', manageRight),
    summary: "Publishes a new version of the page's design; the draft stays",
    params: salonParams,
    body: z.object({ ...pageDesignForm.shape, version }),
    response: publishedDesign,
  }),
  designDraft: get('/api/CustomSalonData/draft/:salonCode', {
    who: member('params.salonCode', manageRight),
    summary: 'The draft of the design and what is published',
    params: salonParams,
    response: designDraft,
  }),
  saveDesignDraft: put('/api/CustomSalonData/draft/:salonCode', {
    who: member('params.salonCode', manageRight),
    summary: 'Saves the draft; null discards it; an outdated version is refused',
    params: salonParams,
    body: z.object({ version, design: z.nullable(pageDesignForm) }),
    response: designDraft,
  }),
  publishDesign: post('/api/CustomSalonData/publish/:salonCode', {
    who: member('params.salonCode', manageRight),
    summary: 'Publishes the draft as a new version; an outdated version of the draft is refused',
    params: salonParams,
    body: z.object({ version }),
    response: designDraft,
    idempotent: true,
  }),
  designVersions: get('/api/CustomSalonData/versions/:salonCode', {
    who: member('params.salonCode', manageRight),
    summary: 'The published versions, newest first; 20 at a time, those below `before`',
    params: salonParams,
    query: z.object({ before: z.optional(versionNumber) }),
    response: z.array(designVersion).check(z.maxLength(VERSIONS_PER_PAGE)),
  }),
  designVersion: get('/api/CustomSalonData/versions/:salonCode/:version', {
    who: member('params.salonCode', manageRight),
    summary: 'One published version',
    params: z.object({ salonCode: code, version: versionNumber }),
    response: designVersion,
  }),
  previewDesign: post('/api/CustomSalonData/preview/:salonCode', {
    who: member('params.salonCode', manageRight),
    summary: 'A link, for two hours, to the page with its draft, or with the given version',
    params: salonParams,
    body: z.object({ version: z._default(z.nullable(version), null) }),
    response: z.object({ token, expiresAt: z.iso.datetime() }),
    rateLimit: { max: 60, seconds: 60 },
  }),
  previewPage: get('/api/Salon/preview/:token', {
    who: anyone,
    summary: "What a preview shows of the salon, whatever its status, with the link's design",
    params: z.object({ token }),
    response: pageSalon,
    rateLimit: { max: 300, seconds: 60 },
  }),
};
