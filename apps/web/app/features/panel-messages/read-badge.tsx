import { Mail, MailOpen } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { texts } from './texts.ts';

const icon = { 'aria-hidden': true, size: 14, strokeWidth: 2.1 } as const;

/** Green once it was read, red until then. */
export function ReadBadge({ isRead }: { readonly isRead: boolean }) {
  return isRead ? (
    <Badge tone="success" icon={<MailOpen {...icon} />}>
      {texts.read}
    </Badge>
  ) : (
    <Badge tone="danger" icon={<Mail {...icon} />}>
      {texts.unread}
    </Badge>
  );
}
