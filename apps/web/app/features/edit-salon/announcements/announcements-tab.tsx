import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type Announcement,
  announcementsQuery,
  removeAnnouncement,
  restoreAnnouncement,
} from '../../../data/announcements.ts';
import type { Salon } from '../../../data/salon.ts';
import { shownAnnouncement, sortByState } from '../../../parts/announcement-state.ts';
import { LoadFailure } from '../../../parts/load-failure.tsx';
import { SalonArt } from '../../../parts/salon-art.tsx';
import { failureMessage, showFailure } from '../../../parts/show-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { today } from '../../../ui/day-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { Aside, besideGrid, TabScroller } from '../form-tab.tsx';
import { PagePreview } from '../page-preview.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { AnnouncementRow } from './announcement-row.tsx';
import { texts } from './texts.ts';

/** Takes one down, and offers to bring it back. */
const useRemoval = (salonCode: string) => {
  const remove = useMutation(removeAnnouncement);
  const restore = useMutation(restoreAnnouncement);
  return ({ code }: Announcement) =>
    remove.mutate(
      { salonCode, code },
      {
        onSuccess: () =>
          showToast({
            text: texts.removed,
            action: {
              label: texts.undo,
              onPress: () => restore.mutate({ salonCode, code }, { onError: showFailure }),
            },
          }),
        onError: showFailure,
      },
    );
};

export function AnnouncementsTab({ salon }: { readonly salon: Salon }) {
  const { data, error, refetch } = useQuery(announcementsQuery(salon.code));
  const [edited, setEdited] = useState<Announcement | 'new'>();
  const shown = shownAnnouncement(today(), data ?? []);
  return (
    <TabScroller>
      <div className={besideGrid}>
        <div className="min-w-0">
          <Section
            title={texts.title}
            text={texts.text}
            action={
              <Button icon={Plus} onPress={() => setEdited('new')}>
                {texts.write}
              </Button>
            }
          >
            {data && <List salon={salon} announcements={data} edit={setEdited} />}
            {!data && error && (
              <LoadFailure
                title={texts.failed}
                text={failureMessage(error)}
                retry={texts.retry}
                onRetry={() => void refetch()}
              />
            )}
            {!data && !error && <Loading />}
          </Section>
        </div>
        <Aside>
          <PagePreview
            salonCode={salon.code}
            name={salon.name}
            type={salon.type}
            headline={shown?.title}
            note={shown ? texts.preview : texts.noneShown}
          />
        </Aside>
      </div>
      {edited && (
        <AnnouncementDialog
          salonCode={salon.code}
          announcement={edited === 'new' ? undefined : edited}
          close={() => setEdited(undefined)}
        />
      )}
    </TabScroller>
  );
}

type ListProps = {
  readonly salon: Salon;
  readonly announcements: readonly Announcement[];
  readonly edit: (announcement: Announcement) => void;
};

function List({ salon, announcements, edit }: ListProps) {
  const remove = useRemoval(salon.code);
  if (announcements.length === 0)
    return (
      <EmptyState
        level={3}
        title={texts.empty}
        text={texts.emptyText}
        art={<SalonArt type={salon.type} className="size-full" />}
      />
    );
  return (
    <ul className="overflow-hidden rounded-card shadow-outline dark:bg-raised">
      {sortByState(today(), announcements).map((announcement) => (
        <AnnouncementRow
          key={announcement.code}
          announcement={announcement}
          edit={() => edit(announcement)}
          remove={() => remove(announcement)}
        />
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <SkeletonArea>
      {['first', 'second'].map((row) => (
        <div key={row} className="flex gap-4 px-4.5 py-4">
          <Skeleton className="size-12 rounded-lg" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-52" />
            <Skeleton className="h-3.5 w-72 max-w-full" />
          </div>
        </div>
      ))}
    </SkeletonArea>
  );
}
