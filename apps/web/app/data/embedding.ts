import { salon } from '@ayna/contracts/salon';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

const { embedding, saveEmbedding } = salon.routes;

/** The sites that may show the salon's booking in a frame. */
export const embeddingQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['salon', 'embedding', salonCode],
    queryFn: ({ signal }) => call(embedding, { params: { salonCode } }, { signal }),
  });

type Sites = { readonly salonCode: string; readonly origins: string[] };

export const saveSites = mutationOptions({
  mutationFn: ({ salonCode, origins }: Sites) =>
    call(saveEmbedding, { params: { salonCode }, body: { origins } }),
  onSuccess: (saved, { salonCode }, _before, { client }) =>
    void client.setQueryData(embeddingQuery(salonCode).queryKey, saved),
});
