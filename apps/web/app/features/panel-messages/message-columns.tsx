import { AtSign, type LucideIcon, MailCheck, PanelRightOpen, Phone } from 'lucide-react';
import type { ContactMessage } from '../../data/content.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Column } from '../../ui/table.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { copyEmail, copyPhone, type MessageHandlers } from './message-handlers.ts';
import { MessageStatus } from './read-badge.tsx';
import { texts } from './texts.ts';

const link = 'block w-max max-w-full truncate rounded-xs text-label text-muted leading-6 hover:underline';

function Sender({ message: { fullName, email, phone } }: { readonly message: ContactMessage }) {
  return (
    <div className="w-50">
      <b className="block truncate font-semibold">{fullName}</b>
      <a className={link} href={`mailto:${email}`}>
        {email}
      </a>
      <a className={`num ${link}`} href={`tel:${phone}`}>
        {localPhone(phone)}
      </a>
    </div>
  );
}

type ActionProps = {
  readonly text: string;
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly icon: LucideIcon;
};

function Action({ text, name, isDisabled = false, onPress, icon }: ActionProps) {
  return (
    <Tooltip text={text}>
      <IconButton label={texts.of(text, name)} isDisabled={isDisabled} onPress={onPress} icon={icon} />
    </Tooltip>
  );
}

type ActionsProps = MessageHandlers & { readonly message: ContactMessage };

function Actions({ message, open, markRead }: ActionsProps) {
  const { fullName: name, read } = message;
  return (
    <div className="-mr-1.5 flex justify-end gap-0.5">
      <Action icon={PanelRightOpen} text={texts.open} name={name} onPress={() => open(message)} />
      <Action icon={AtSign} text={texts.copyEmail} name={name} onPress={() => copyEmail(message)} />
      <Action icon={Phone} text={texts.copyPhone} name={name} onPress={() => copyPhone(message)} />
      <Action
        icon={MailCheck}
        text={texts.markRead}
        name={name}
        isDisabled={read}
        onPress={() => markRead(message)}
      />
    </div>
  );
}

const twoLines = (first: string, second: string) => (
  <>
    <Skeleton className={`my-0.75 h-3.5 ${first}`} />
    <Skeleton className={`my-1.5 h-3 ${second}`} />
  </>
);

export const messageColumns = (handlers: MessageHandlers): readonly Column<ContactMessage>[] => [
  {
    id: 'status',
    header: texts.columns.status,
    width: 'w-33',
    cell: (message) => <MessageStatus message={message} />,
    skeleton: <Skeleton className="h-6 w-23" />,
  },
  {
    id: 'sender',
    header: texts.columns.sender,
    width: 'w-58',
    cell: (message) => <Sender message={message} />,
    skeleton: twoLines('w-32', 'w-38'),
  },
  {
    id: 'subject',
    header: texts.columns.subject,
    width: 'w-42',
    cell: ({ subject, read }) => <Subject text={subject} isRead={read} />,
    skeleton: <Skeleton className="my-0.75 h-3.5 w-24" />,
  },
  {
    id: 'message',
    header: texts.columns.message,
    cell: ({ message }) => <p className="line-clamp-2 min-w-50 max-w-note text-ink-2">{message}</p>,
    skeleton: twoLines('w-[88%]', 'w-3/5'),
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    isAtEnd: true,
    width: 'w-44',
    cell: (message) => <Actions message={message} {...handlers} />,
    skeleton: <Skeleton className="ml-auto h-7 w-32" />,
  },
];

function Subject({ text, isRead }: { readonly text: string | null; readonly isRead: boolean }) {
  if (!text) return <span className="text-muted">{texts.noSubject}</span>;
  return <span className={`wrap-anywhere ${isRead ? '' : 'font-semibold'}`}>{text}</span>;
}
