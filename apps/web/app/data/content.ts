import { type ContactMessage, content } from '@ayna/contracts/content';
import type { InputOf, ResponseOf } from '@ayna/contracts/core/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidateModules } from './invalidation.ts';

const { sendMessage: send, messages, markMessageRead, setMessageAnswered } = content.routes;

export type { ContactMessage };

type MessagePage = ResponseOf<typeof messages>;

type MessageFilter = {
  readonly search: string;
  readonly state: InputOf<typeof messages>['query']['state'] | null;
};

const everyMessage: MessageFilter = { search: '', state: null };

/** A page of the contact form's messages; the API counts them from 0. */
export const contactPageQuery = (index: number, { search, state }: MessageFilter = everyMessage) =>
  queryOptions({
    queryKey: ['content', 'contact-page', index, search, state],
    queryFn: ({ signal }) =>
      call(
        messages,
        { params: { page: index }, query: { ...(search !== '' && { s: search }), ...(state && { state }) } },
        { signal },
      ),
  });

type NewMessage = {
  readonly form: InputOf<typeof send>['body'];
  /** One per form, made when it is shown: sent twice, the message arrives once. */
  readonly key: string;
};

export const sendContact = mutationOptions({
  mutationFn: ({ form, key }: NewMessage) => call(send, { body: form }, { key }),
  onSettled: invalidateModules('content'),
});

const markReadInCache = (client: QueryClient, code: string): void => {
  const marked = (page: MessagePage): MessagePage => ({
    ...page,
    items: page.items.map((item) => (item.code === code ? { ...item, read: true } : item)),
  });
  client.setQueriesData<MessagePage>(
    { queryKey: ['content', 'contact-page'] },
    (page) => page && marked(page),
  );
};

/** The row is marked as soon as the server has said yes; then the list is read again. */
export const markContactRead = mutationOptions({
  mutationFn: (code: string) => call(markMessageRead, { body: { code } }),
  onSuccess: (_answer, code, _before, { client }) => markReadInCache(client, code),
  onSettled: invalidateModules('content'),
});

type Answered = { readonly code: string; readonly answered: boolean };

/** Says that a message was answered, or takes it back. */
export const markContactAnswered = mutationOptions({
  mutationFn: (body: Answered) => call(setMessageAnswered, { body }),
  onSettled: invalidateModules('content'),
});
