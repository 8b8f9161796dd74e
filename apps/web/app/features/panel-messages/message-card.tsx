import { AtSign, MailCheck, Phone } from 'lucide-react';
import type { ContactMessage } from '../../data/content.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { copyEmail, copyPhone, type MessageHandlers } from './message-handlers.ts';
import { MessageStatus } from './read-badge.tsx';
import { texts } from './texts.ts';

const link = 'inline-flex min-h-8 max-w-full items-center text-label text-muted';

/** A row of the table on a phone, with all its links and actions. */
export function MessageCard({ message, open, markRead }: MessageHandlers & { message: ContactMessage }) {
  const { fullName, email, phone, subject, read } = message;
  const label = (action: string) => texts.of(action, fullName);
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <b className="min-w-0 truncate font-semibold text-title-s">{fullName}</b>
        <MessageStatus message={message} />
      </div>
      <div className="flex flex-wrap gap-x-4">
        <a className={link} href={`mailto:${email}`}>
          <span className="truncate">{email}</span>
        </a>
        <a className={`num ${link}`} href={`tel:${phone}`}>
          {localPhone(phone)}
        </a>
      </div>
      <p className={subject ? 'wrap-anywhere font-medium' : 'text-muted'}>{subject || texts.noSubject}</p>
      <p className="wrap-anywhere mt-0.5 mb-3 line-clamp-2 text-ink-2">{message.message}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button
          look="outline"
          aria-label={label(texts.copyEmail)}
          icon={AtSign}
          onPress={() => copyEmail(message)}
        >
          {texts.email}
        </Button>
        <Button
          look="outline"
          aria-label={label(texts.copyPhone)}
          icon={Phone}
          onPress={() => copyPhone(message)}
        >
          {texts.phone}
        </Button>
        <Button
          look="outline"
          aria-label={label(texts.markRead)}
          icon={MailCheck}
          isDisabled={read}
          onPress={() => markRead(message)}
        >
          {texts.read}
        </Button>
        <Button look="soft" aria-label={label(texts.open)} onPress={() => open(message)}>
          {texts.openShort}
        </Button>
      </div>
    </>
  );
}

/** As high as a card will be. */
export const cardSkeleton = (
  <div className="grid gap-2.5">
    <div className="flex justify-between">
      <Skeleton className="h-5 w-36" />
      <Skeleton className="h-6 w-23" />
    </div>
    <Skeleton className="h-3.5 w-44" />
    <Skeleton className="h-3.5 w-28" />
    <Skeleton className="h-3.5 w-full" />
    <Skeleton className="h-24 w-full" />
  </div>
);
