import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contactPageQuery } from '../../data/content.ts';
import {
  deadLettersQuery,
  deliveryDaysQuery,
  eventLagQuery,
  openingsQuery,
  platformDaysQuery,
} from '../../data/panel.ts';
import { reportedReviewsQuery } from '../../data/reviews.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { paths } from '../../paths.ts';
import { longDay, today } from '../../ui/day-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { FigureRow } from './figure-row.tsx';
import { isUnusuallyHigh, usualOf } from './model/unusual.ts';
import { NewSalons, Providers } from './platform-lists.tsx';
import { texts } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

/** An event that waits longer is late: people would see it. */
const LATE_SECONDS = 5;

/** Today is the last of the 28; so many places before it is the same day a week ago. */
const SAME_DAY = -8;

export default function PanelDashboardScreen() {
  return (
    <>
      <PageHead title={texts.title} sub={texts.sub(longDay(today()))} />
      <div className="grid gap-7 px-6 pb-8 max-tablet:px-4">
        <Headline />
        <Figures />
        <div className="grid gap-8 wide:grid-cols-2">
          <NewSalons />
          <div className="grid content-start gap-6">
            <Providers />
            <Waiting />
          </div>
        </div>
      </div>
    </>
  );
}

/** The day in two sentences: what happened, and whether anything waits for the reader. */
function Headline() {
  const { data: openings } = useQuery(openingsQuery);
  const { data: deliveries } = useQuery(deliveryDaysQuery);
  const { data: lag } = useQuery(eventLagQuery);
  const { data: dead } = useQuery(deadLettersQuery);
  if (!openings || !deliveries || !lag || !dead)
    return (
      <p className="display min-h-22 text-head-36/11 text-muted max-tablet:text-head-26/8">{texts.loading}</p>
    );
  const points = [
    isUnusuallyHigh(deliveries.days.map(({ failed }) => failed)),
    lag.seconds > LATE_SECONDS,
    dead.length > 0,
  ].filter(Boolean).length;
  return (
    <p className="display text-pretty text-head-36/11 max-tablet:text-head-26/8">
      {texts.opened(openings.days.at(-1)?.count ?? 0)}
      <br />
      {points === 0 ? texts.calm : texts.attention(points)}
    </p>
  );
}

function Figures() {
  const deliveries = useQuery(deliveryDaysQuery);
  const lag = useQuery(eventLagQuery);
  const openings = useQuery(openingsQuery);
  const platform = useQuery(platformDaysQuery);
  const total = openings.data?.totalCount;
  return (
    <div className="divide-y divide-line overflow-hidden rounded-sheet ring-1 ring-line">
      <FigureRow
        title={texts.rows.failedMessages}
        to={paths.panelDelivery}
        query={deliveries}
        format={({ days }) => {
          const failed = days.map((day) => day.failed);
          return {
            value: texts.number(failed.at(-1) ?? 0),
            line: texts.usual(usualOf(failed)),
            note: texts.sent(days.at(-1)?.sent ?? 0),
            isHigh: isUnusuallyHigh(failed),
            bars: failed,
            first: days[0]?.date,
          };
        }}
      />
      <FigureRow
        title={texts.rows.lag}
        to={paths.panelEvents}
        query={lag}
        format={({ seconds, hours, waiting }) => ({
          value: texts.seconds(seconds),
          line: texts.worst(Math.max(0, ...hours)),
          note: texts.waiting(waiting),
          isHigh: seconds > LATE_SECONDS,
          bars: hours,
        })}
      />
      <FigureRow
        title={texts.rows.openings}
        to={paths.panelSalons}
        query={openings}
        format={({ days, totalCount }) => ({
          value: texts.number(days.at(-1)?.count ?? 0),
          line: texts.lastWeek(days.at(SAME_DAY)?.count ?? 0),
          note: texts.openingsNote(totalCount),
          bars: days.map(({ count }) => count),
          first: days[0]?.date,
        })}
      />
      <FigureRow
        title={texts.rows.activeSalons}
        to={paths.panelSalons}
        query={platform}
        format={(days) => ({
          value: texts.number(days.at(-1)?.salons ?? 0),
          ...(total !== undefined && { of: texts.of(total) }),
          line: texts.lastWeek(days.at(SAME_DAY)?.salons ?? 0),
          note: texts.activeNote,
          bars: days.map(({ salons }) => salons),
          first: days[0]?.date,
        })}
      />
      <FigureRow
        title={texts.rows.appointments}
        to={paths.panelSalons}
        query={platform}
        format={(days) => ({
          value: texts.number(days.at(-1)?.appointments ?? 0),
          line: texts.lastWeek(days.at(SAME_DAY)?.appointments ?? 0),
          note: texts.pending(days.at(-1)?.pending ?? 0),
          bars: days.map(({ appointments }) => appointments),
          first: days[0]?.date,
        })}
      />
    </div>
  );
}

/** What waits for the reader: events that failed for good, reported reviews, and unread messages. */
function Waiting() {
  const { data: dead = [] } = useQuery(deadLettersQuery);
  const { data: messages } = useQuery(contactPageQuery(0));
  const { data: reviews } = useQuery(reportedReviewsQuery({ index: 0, state: 'open' }));
  const unread = messages?.unreadCount ?? 0;
  const reported = reviews?.openCount ?? 0;
  return (
    <>
      {dead.length > 0 && (
        <WaitingNote
          title={texts.dead(dead.length)}
          text={texts.deadText}
          action={
            <ButtonLink look="outline" size="sm" to={paths.panelEvents}>
              {texts.toDead}
            </ButtonLink>
          }
        />
      )}
      {reported > 0 && (
        <WaitingNote
          title={texts.reported(reported)}
          text={texts.reportedText}
          action={
            <ButtonLink look="outline" size="sm" to={paths.panelReviews}>
              {texts.toReported}
            </ButtonLink>
          }
        />
      )}
      {unread > 0 && (
        <WaitingNote
          title={texts.unread(unread)}
          text={texts.unreadText}
          action={
            <ButtonLink look="outline" size="sm" to={paths.panelMessages}>
              {texts.toUnread}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

type NoteProps = { readonly title: string; readonly text: string; readonly action: ReactNode };

function WaitingNote({ title, text, action }: NoteProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-warning-bg px-4 py-3.5 text-warning-ink">
      <p className="min-w-0 flex-1">
        <b className="font-semibold">{title}</b> {text}
      </p>
      {action}
    </div>
  );
}
