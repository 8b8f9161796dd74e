import { Mail, MailCheck, MailOpen } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { texts } from './texts.ts';

type StatusProps = { readonly message: { readonly read: boolean; readonly answeredAt: string | null } };

/** Whether it was read, and below that whether it was answered. */
export function MessageStatus({ message: { read, answeredAt } }: StatusProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <ReadBadge isRead={read} />
      {answeredAt !== null && (
        <Badge tone="info" icon={MailCheck}>
          {texts.answered}
        </Badge>
      )}
    </span>
  );
}

/** Green once it was read, red until then. */
function ReadBadge({ isRead }: { readonly isRead: boolean }) {
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
