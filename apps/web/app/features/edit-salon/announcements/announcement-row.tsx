import { CalendarClock, Check, CircleCheck, Hourglass, Megaphone, Pencil, Trash2 } from 'lucide-react';
import type { Announcement } from '../../../data/announcements.ts';
import { type AnnouncementState, announcementStateOn } from '../../../parts/announcement-state.ts';
import { dayAndMonth } from '../../../parts/day-range.ts';
import { Badge } from '../../../ui/badge.tsx';
import { today } from '../../../ui/day-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from './texts.ts';

const badges = {
  live: { tone: 'green', Icon: CircleCheck },
  planned: { tone: 'amber', Icon: Hourglass },
  over: { tone: 'grey', Icon: Check },
} as const;

const whenText = (state: AnnouncementState, { startsOn, endsOn }: Announcement): string => {
  if (state === 'planned') return texts.from(dayAndMonth(startsOn));
  if (endsOn === null) return texts.always;
  return (state === 'over' ? texts.ended : texts.until)(dayAndMonth(endsOn));
};

type Props = {
  readonly announcement: Announcement;
  readonly edit: () => void;
  readonly remove: () => void;
};

export function AnnouncementRow({ announcement, edit, remove }: Props) {
  const { title, text } = announcement;
  const state = announcementStateOn(today(), announcement);
  const { tone, Icon } = badges[state];
  return (
    <li className="grid grid-cols-lead-auto items-center gap-x-4 gap-y-2 px-4.5 py-4 not-last:shadow-below max-tablet:gap-x-3 max-tablet:px-3.5 tablet:grid-cols-row-auto">
      <Sign announcement={announcement} state={state} />
      <div className="min-w-0">
        <h3 className="font-semibold text-lead-size/5.25 wrap-anywhere">{title}</h3>
        {text && <p className="mt-0.5 max-w-text whitespace-pre-line text-ink-2 wrap-anywhere">{text}</p>}
        <p className="num mt-1.75 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-label text-muted">
          <Badge tone={tone} icon={Icon}>
            {texts[state]}
          </Badge>
          {whenText(state, announcement)}
        </p>
      </div>
      <span className="flex max-tablet:col-start-2">
        <IconButton icon={Pencil} label={texts.edit(title)} onPress={edit} />
        <IconButton icon={Trash2} label={texts.remove(title)} onPress={remove} />
      </span>
    </li>
  );
}

type SignProps = { readonly announcement: Announcement; readonly state: AnnouncementState };

function Sign({ announcement: { imageUrl }, state }: SignProps) {
  if (imageUrl)
    return (
      <img src={imageUrl} alt="" loading="lazy" className="size-12 self-start rounded-lg object-cover" />
    );
  const Icon = state === 'planned' ? CalendarClock : Megaphone;
  const look = state === 'live' ? 'bg-accent-soft-2 text-accent-ink' : 'bg-sunken text-ink-2 dark:bg-sir-850';
  return (
    <span className={`grid size-12 place-items-center self-start rounded-lg ${look}`}>
      <Icon size={21} />
    </span>
  );
}
