import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { announcementsQuery } from '../../data/announcements.ts';
import { shownAnnouncement } from '../../parts/announcement-state.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { Badge } from '../../ui/badge.tsx';
import { today } from '../../ui/day-text.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Card, type CardProps } from './card.tsx';
import { texts } from './texts.ts';

const words = texts.announcement;

export function AnnouncementCard(props: CardProps) {
  const { data, error } = useQuery(announcementsQuery(props.salon.code));
  const shown = data && shownAnnouncement(today(), data);
  return (
    <Card {...props} title={words.title} section="announcements">
      {shown && (
        <>
          <p className="font-semibold wrap-anywhere">{shown.title}</p>
          {shown.text && <p className="mt-1 whitespace-pre-line text-muted wrap-anywhere">{shown.text}</p>}
          <p className="mt-3">
            <Badge tone="green" icon={<CircleCheck aria-hidden="true" size={14} strokeWidth={2} />}>
              {shown.endsOn ? words.until(dayAndMonth(shown.endsOn)) : words.live}
            </Badge>
          </p>
        </>
      )}
      {data && !shown && <p className="text-muted">{words.none}</p>}
      {!data && error && <p className="text-muted">{words.failed}</p>}
      {!data && !error && (
        <SkeletonArea>
          <Skeleton className="h-4 w-40" />
        </SkeletonArea>
      )}
    </Card>
  );
}
