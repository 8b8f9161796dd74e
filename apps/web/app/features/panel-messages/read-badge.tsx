import { Mail, MailOpen } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { texts } from './texts.ts';

/** Green once it was read, red until then. */
export function ReadBadge({ isRead }: { readonly isRead: boolean }) {
  return isRead ? (
    <Badge tone="success" icon={MailOpen}>
      {texts.read}
    </Badge>
  ) : (
    <Badge tone="danger" icon={Mail}>
      {texts.unread}
    </Badge>
  );
}
