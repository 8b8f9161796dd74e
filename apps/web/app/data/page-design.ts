import type { PageDesign, PageSection, PageTemplate } from '@ayna/contracts/core/salon-page';
import { type DesignDraft, type DesignVersion, salon } from '@ayna/contracts/salon';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

const { design, designDraft, saveDesignDraft, publishDesign, designVersions, previewDesign } = salon.routes;

export type { DesignDraft, DesignVersion, PageDesign, PageSection, PageTemplate };

/** What is published, for every member of the salon. */
export const publishedDesignQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['salon', 'published-design', salonCode],
    queryFn: ({ signal }) => call(design, { params: { salonCode } }, { signal }),
  });

/** The draft of the page's design and what is published. */
export const designQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['salon', 'design', salonCode],
    queryFn: ({ signal }) => call(designDraft, { params: { salonCode } }, { signal }),
    // Anyone who edits must begin with the present version.
    staleTime: 0,
  });

export const versionsQuery = (salonCode: string) =>
  infiniteQueryOptions({
    queryKey: ['salon', 'design-versions', salonCode],
    queryFn: ({ signal, pageParam }) =>
      call(
        designVersions,
        { params: { salonCode }, query: pageParam === null ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: null as number | null,
    // Version 1 is the first, so a list that ends with it is complete.
    getNextPageParam: (page) => {
      const oldest = page.at(-1)?.version ?? 1;
      return oldest > 1 ? oldest : null;
    },
  });

/** A link to the page with its draft, or with one of its versions. It lives two hours. */
export const previewQuery = (salonCode: string, version: number | null) =>
  queryOptions({
    queryKey: ['salon', 'design-preview', salonCode, version],
    queryFn: ({ signal }) => call(previewDesign, { params: { salonCode }, body: { version } }, { signal }),
    staleTime: 90 * 60_000,
    refetchInterval: 90 * 60_000,
  });

type DraftSave = {
  readonly salonCode: string;
  readonly version: number;
  /** Null discards the draft. */
  readonly design: PageDesign | null;
};

const cacheDesign = (client: QueryClient, salonCode: string, state: DesignDraft): void =>
  void client.setQueryData(designQuery(salonCode).queryKey, state);

export const saveDraft = mutationOptions({
  mutationFn: ({ salonCode, version, design }: DraftSave) =>
    call(saveDesignDraft, { params: { salonCode }, body: { version, design } }),
  onSuccess: (state, { salonCode }, _before, { client }) => cacheDesign(client, salonCode, state),
});

type Publication = {
  readonly salonCode: string;
  readonly version: number;
  /** One per draft: sent twice, it is published once. */
  readonly key: string;
};

export const publishDraft = mutationOptions({
  mutationFn: ({ salonCode, version, key }: Publication) =>
    call(publishDesign, { params: { salonCode }, body: { version } }, { key }),
  onSuccess: (state, { salonCode }, _before, { client }) => {
    cacheDesign(client, salonCode, state);
    void client.invalidateQueries({ queryKey: versionsQuery(salonCode).queryKey });
  },
});
