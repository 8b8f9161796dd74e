import { type Announcement, content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { clears } from './caches.ts';

const routes = content.routes;

export type { Announcement };

export const announcementsQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['content', 'announcements', salonCode],
    queryFn: ({ signal }) => call(routes.announcements, { params: { salonCode } }, { signal }),
  });

export type AnnouncementForm = InputOf<typeof routes.changeAnnouncement>['body'];
type Named = { readonly salonCode: string; readonly code: string };

type Writing = {
  readonly salonCode: string;
  readonly form: AnnouncementForm;
  /** One per form: sent twice, it is announced once. */
  readonly key: string;
};

export const writeAnnouncement = mutationOptions({
  mutationFn: ({ salonCode, form, key }: Writing) =>
    call(routes.createAnnouncement, { body: { salonCode, ...form } }, { key }),
  onSettled: clears('content'),
});

export const changeAnnouncement = mutationOptions({
  mutationFn: ({ form, ...params }: Named & { readonly form: AnnouncementForm }) =>
    call(routes.changeAnnouncement, { params, body: form }),
  onSettled: clears('content'),
});

export const removeAnnouncement = mutationOptions({
  mutationFn: (params: Named) => call(routes.removeAnnouncement, { params }),
  onSettled: clears('content'),
});

export const restoreAnnouncement = mutationOptions({
  mutationFn: (params: Named) => call(routes.restoreAnnouncement, { params }),
  onSettled: clears('content'),
});
