import { fullName } from '@ayna/domain/names';
import {
  Ban,
  CalendarPlus,
  ChevronRight,
  Copy,
  Ellipsis,
  EyeOff,
  GitMerge,
  MessageSquare,
  Pencil,
  Phone,
  ShieldX,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CustomerCard } from '../../data/customers.ts';
import { copyText } from '../../parts/copy-text.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { BackArrow } from '../../parts/page-head.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { monthTitle } from '../../ui/day-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Menu } from '../../ui/menu.tsx';
import { texts } from './texts.ts';

/** What can be done to the card; undefined is what this person may not. */
export type CardActions = {
  readonly edit: () => void;
  readonly merge: () => void;
  readonly ban: () => void;
  /** Undefined while nobody holds them off. */
  readonly lift: (() => void) | undefined;
  readonly remove: () => void;
  /** Undefined for who may not. */
  readonly erase: (() => void) | undefined;
};

type BarProps = { readonly name: string; readonly end?: ReactNode };

/** The way that led here: on a desk in words, on a phone an arrow. */
export function Bar({ name, end }: BarProps) {
  return (
    <div className="flex shrink-0 items-center gap-2 px-6 pt-4 pb-1.5 max-tablet:gap-1 max-tablet:px-2 max-tablet:py-2.5">
      <BackArrow to={paths.customers} label={texts.toList} />
      <p className="flex min-w-0 flex-1 items-center gap-1.5 text-note-size text-muted max-tablet:hidden">
        <Link to={paths.customers} className="rounded-xs py-0.5 hover:underline">
          {texts.list}
        </Link>
        <ChevronRight size={15} />
        <span className="truncate">{name}</span>
      </p>
      <p className="display min-w-0 flex-1 truncate text-page-title-phone tablet:hidden">{texts.page}</p>
      {end}
    </div>
  );
}

export function CardMenu({ actions }: { readonly actions: CardActions }) {
  const { edit, merge, ban, lift, remove, erase } = actions;
  const held = lift
    ? { id: 'lift', label: texts.lift, icon: Ban, onPress: lift }
    : { id: 'ban', label: texts.ban, icon: Ban, onPress: ban };
  return (
    <Menu
      label={texts.more}
      trigger={<IconButton icon={Ellipsis} label={texts.more} />}
      groups={[
        {
          id: 'change',
          items: [
            { id: 'edit', label: texts.edit, icon: Pencil, onPress: edit },
            { id: 'merge', label: texts.merge, icon: GitMerge, onPress: merge },
          ],
        },
        {
          id: 'leaving',
          items: [
            held,
            {
              id: 'remove',
              label: texts.remove,
              tone: 'danger',
              icon: Trash2,
              onPress: remove,
            },
            ...(erase
              ? [
                  {
                    id: 'erase',
                    label: texts.erase.menu,
                    tone: 'danger' as const,
                    icon: ShieldX,
                    onPress: erase,
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  );
}

const isMasked = (phone: string): boolean => phone.includes('*');

type HeadProps = { readonly card: CustomerCard; readonly mayBook: boolean };

export function Head({ card, mayBook }: HeadProps) {
  const name = fullName(card);
  const mayWrite = card.phone?.startsWith('+') ?? false;
  return (
    <header
      data-tour="customer-head"
      className="flex shrink-0 flex-wrap items-center gap-x-4.5 gap-y-3.5 px-6 pt-1.5 pb-4.5 max-tablet:px-4 max-tablet:pt-1 max-tablet:pb-3.5"
    >
      <Avatar name={name} seed={card.code} size="xl" {...(card.imageUrl ? { src: card.imageUrl } : {})} />
      <div className="min-w-0 flex-1">
        <h1 className="display text-page-title wrap-anywhere max-tablet:text-page-title-phone">{name}</h1>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <PhoneLine phone={card.phone} />
          <span className="num text-label text-muted max-tablet:hidden">
            {texts.since(monthTitle(card.createdAt.slice(0, 10)))}
          </span>
        </div>
      </div>
      <div className="flex gap-2 max-tablet:grid max-tablet:w-full max-tablet:auto-cols-fr max-tablet:grid-flow-col">
        {mayWrite && (
          <a href={`sms:${card.phone}`} className={buttonStyle({ look: 'outline' })}>
            <MessageSquare />
            {texts.sms}
          </a>
        )}
        {mayBook && (
          <ButtonLink to={`${paths.addAppointment}?musteri=${card.code}`} icon={CalendarPlus}>
            {texts.book}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

/** A masked number can be neither called nor copied, and says why. */
function PhoneLine({ phone }: { readonly phone: string | null }) {
  const sign = <Phone size={15} className="text-muted" />;
  if (phone === null)
    return (
      <span className="inline-flex items-center gap-1.75 text-muted">
        {sign}
        {texts.noPhone}
      </span>
    );
  if (isMasked(phone))
    return (
      <>
        <span className="num inline-flex items-center gap-1.75 font-medium">
          {sign}
          {phone}
        </span>
        <Badge icon={EyeOff}>{texts.masked}</Badge>
      </>
    );
  const spoken = localPhone(phone);
  return (
    <>
      <a
        href={`tel:${phone}`}
        aria-label={texts.call(spoken)}
        className="num touch-area inline-flex min-h-6 items-center gap-1.75 rounded-xs font-medium hover:underline"
      >
        {sign}
        {spoken}
      </a>
      <Button look="outline" size="sm" icon={Copy} onPress={() => void copyText(phone)}>
        {texts.copy}
      </Button>
    </>
  );
}
