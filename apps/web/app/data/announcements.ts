import { type Announcement, content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidateModules } from './invalidation.ts';

const routes = content.routes;

export type { Announcement };

export const announcementsQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['content', 'announcements', salonCode],
    queryFn: ({ signal }) => call(routes.announcements, { params: { salonCode } }, { signal }),
  });

export type AnnouncementForm = InputOf<typeof routes.changeAnnouncement>['body'];
type AnnouncementRef = { readonly salonCode: string; readonly code: string };

type NewAnnouncement = {
  readonly salonCode: string;
  readonly form: AnnouncementForm;
  /** One per form: sent twice, it is announced once. */
  readonly key: string;
};

export const createAnnouncement = mutationOptions({
  mutationFn: ({ salonCode, form, key }: NewAnnouncement) =>
    call(routes.createAnnouncement, { body: { salonCode, ...form } }, { key }),
  onSettled: invalidateModules('content'),
});

export const changeAnnouncement = mutationOptions({
  mutationFn: ({ form, ...params }: AnnouncementRef & { readonly form: AnnouncementForm }) =>
    call(routes.changeAnnouncement, { params, body: form }),
  onSettled: invalidateModules('content'),
});

export const removeAnnouncement = mutationOptions({
  mutationFn: (params: AnnouncementRef) => call(routes.removeAnnouncement, { params }),
  onSettled: invalidateModules('content'),
});

export const restoreAnnouncement = mutationOptions({
  mutationFn: (params: AnnouncementRef) => call(routes.restoreAnnouncement, { params }),
  onSettled: invalidateModules('content'),
});
