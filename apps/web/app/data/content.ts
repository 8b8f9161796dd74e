import { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { clears } from './caches.ts';

const { send, page, read } = content.routes;

/** A page of the contact form's messages; the API counts them from 0. */
export const contactPageQuery = (index: number) =>
  queryOptions({
    queryKey: ['content', 'contact-page', index],
    queryFn: ({ signal }) => call(page, { params: { page: index } }, { signal }),
  });

type Filled = {
  readonly form: InputOf<typeof send>['body'];
  /** One per form, made when it is shown: sent twice, the message arrives once. */
  readonly key: string;
};

export const sendContact = mutationOptions({
  mutationFn: ({ form, key }: Filled) => call(send, { body: form }, { key }),
  onSettled: clears('content'),
});

export const markContactRead = mutationOptions({
  mutationFn: (code: string) => call(read, { body: { code } }),
  onSettled: clears('content'),
});
