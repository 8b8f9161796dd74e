import type { InboxMessage } from '@ayna/contracts/notification-inbox';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy, Mail, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { devInboxQuery } from '../../data/dev-inbox.ts';
import { requireDevPages } from '../../lib/require-dev-pages.ts';
import { SalonArt } from '../../parts/salon-art.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { digitsIn } from './digits.ts';
import { texts } from './texts.ts';

export const loader = requireDevPages;

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

/** Everything that was sent, for anyone who tries the product on their own machine. */
export default function DevInboxScreen() {
  return (
    <div className="mx-auto w-full max-w-180 px-6 pb-15 max-tablet:px-4">
      <h1 className="display text-page-title max-tablet:text-page-title-phone">{texts.title}</h1>
      <p className="mt-1 mb-6 max-w-text text-muted">{texts.sub}</p>
      <Messages />
    </div>
  );
}

function Messages() {
  const { data, isError } = useQuery(devInboxQuery);
  if (isError) return <EmptyState {...texts.failed} />;
  if (!data) return <EmptyInbox />;
  if (data.length === 0) return <EmptyState {...texts.empty} art={<SalonArt type="MakeupStudio" />} />;
  return (
    <ol aria-label={texts.list} className="grid gap-3">
      {data.map((message) => (
        <SentMessage key={message.id} message={message} />
      ))}
    </ol>
  );
}

function EmptyInbox() {
  return (
    <SkeletonArea>
      <div className="grid gap-3">
        <Skeleton className="h-34" />
        <Skeleton className="h-34" />
      </div>
    </SkeletonArea>
  );
}

const clock = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

type Props = { readonly message: InboxMessage };

function SentMessage({ message }: Props) {
  const { channel, to, subject, text, at } = message;
  const isSms = channel === 'sms';
  const digits = isSms ? digitsIn(text) : null;
  return (
    <li className="rounded-lg bg-surface p-5 shadow-frame max-tablet:p-4 dark:bg-raised">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={isSms ? 'accent' : 'info'} icon={isSms ? MessageSquareText : Mail}>
          {texts.channel[channel]}
        </Badge>
        <span className="min-w-0 break-all font-strong text-ink">
          <span className="sr-only">{texts.to} </span>
          {to}
        </span>
        <time dateTime={at} className="ml-auto text-label text-muted">
          {clock.format(new Date(at))}
        </time>
      </div>
      {digits && <CodeToCopy digits={digits} />}
      {subject && <h2 className="mt-3 break-words font-semibold text-ink text-title-s">{subject}</h2>}
      <p className="mt-2 whitespace-pre-line break-words text-ink-2">{text}</p>
    </li>
  );
}

/** Large, and selected whole at one press: where there is no clipboard (no TLS) it is copied by hand. */
function CodeToCopy({ digits }: { readonly digits: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(digits);
    setCopied(true);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-4">
      <b className="select-all font-semibold text-head-32 text-ink tabular-nums leading-9 tracking-[0.12em]">
        {digits}
      </b>
      <Button
        look="soft"
        icon={isCopied ? Check : Copy}
        onPress={() => void copy().catch(() => setCopied(false))}
      >
        {isCopied ? texts.copied : texts.copy}
      </Button>
    </div>
  );
}
