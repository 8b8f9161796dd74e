import type { InboxMessage } from '@ayna/contracts/notification-inbox';
import { Mail, MessageSquareText } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { CodeToCopy } from './code-to-copy.tsx';
import { digitsIn } from './digits.ts';
import { texts } from './texts.ts';

const clock = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const icon = { 'aria-hidden': true, size: 14, strokeWidth: 2.1 } as const;

type Props = { readonly message: InboxMessage };

export function SentMessage({ message }: Props) {
  const { channel, to, subject, text, at } = message;
  const isSms = channel === 'sms';
  const digits = isSms ? digitsIn(text) : null;
  return (
    <li className="rounded-lg bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line)] max-tablet:p-4 dark:bg-raised">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge
          tone={isSms ? 'accent' : 'info'}
          icon={isSms ? <MessageSquareText {...icon} /> : <Mail {...icon} />}
        >
          {texts.channel[channel]}
        </Badge>
        <span className="min-w-0 break-all font-[550] text-ink">
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
