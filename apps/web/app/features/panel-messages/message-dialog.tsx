import { fullName } from '@ayna/domain/names';
import { useQuery } from '@tanstack/react-query';
import { Copy, MailCheck, MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContactMessage } from '../../data/content.ts';
import { userQuery } from '../../data/users.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { momentOf } from '../../parts/moment-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { copyEmail, copyPhone } from './message-handlers.ts';
import { MessageStatus } from './read-badge.tsx';
import { texts } from './texts.ts';

const link = 'rounded-xs text-accent-ink hover:underline hover:underline-offset-3';

type Props = {
  /** None where an address names a message that is not here. */
  readonly message: ContactMessage | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly setAnswered: (message: ContactMessage, answered: boolean) => void;
};

export function MessageDialog({ message, isOpen, onClose, setAnswered }: Props) {
  return (
    <Dialog
      width="m"
      title={texts.detail}
      isOpen={isOpen}
      isInAddress
      onOpenChange={(open) => open || onClose()}
      aside={message && <MessageStatus message={message} />}
      actions={message && <Copying message={message} />}
    >
      {message ? (
        <Detail message={message} setAnswered={setAnswered} />
      ) : (
        <p className="py-6 text-center text-muted">{texts.nothingSelected}</p>
      )}
    </Dialog>
  );
}

function Copying({ message }: { readonly message: ContactMessage }) {
  return (
    <>
      <Button look="outline" icon={Copy} onPress={() => copyEmail(message)}>
        {texts.copyEmail}
      </Button>
      <Button look="outline" icon={Copy} onPress={() => copyPhone(message)}>
        {texts.copyPhone}
      </Button>
    </>
  );
}

type DetailProps = Pick<Props, 'setAnswered'> & { readonly message: ContactMessage };

function Detail({ message, setAnswered }: DetailProps) {
  const { code, fullName, email, phone, subject } = message;
  return (
    <>
      <div className="flex items-center gap-3.5">
        <Avatar name={fullName} seed={code} size="lg" />
        <b className="wrap-anywhere min-w-0 font-semibold text-title">{fullName}</b>
      </div>
      <dl className="mt-3.5 mb-3">
        <Fact name={texts.email}>
          <a className={link} href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        <Fact name={texts.phone}>
          <a className={`num ${link}`} href={`tel:${phone}`}>
            {localPhone(phone)}
          </a>
        </Fact>
        <Fact name={texts.subject}>{subject || texts.noSubject}</Fact>
      </dl>
      <section
        aria-label={texts.message}
        className="wrap-anywhere whitespace-pre-wrap rounded-lg bg-sunken p-4.5 text-lead-size leading-6"
      >
        {message.message}
      </section>
      <Answering message={message} setAnswered={setAnswered} />
    </>
  );
}

/** Whether it was answered, and the button that changes it. */
function Answering({ message, setAnswered }: DetailProps) {
  const { answeredAt, answeredBy } = message;
  const isAnswered = answeredAt !== null && answeredBy !== null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
      {isAnswered && <AnsweredLine by={answeredBy} at={answeredAt} />}
      <Button
        look={isAnswered ? 'ghost' : 'outline'}
        size="sm"
        icon={isAnswered ? MailX : MailCheck}
        onPress={() => setAnswered(message, !isAnswered)}
      >
        {isAnswered ? texts.unmarkAnswered : texts.markAnswered}
      </Button>
    </div>
  );
}

type AnsweredProps = { readonly by: string; readonly at: string };

/** Without the name as long as it is not known, or where the account is gone. */
function AnsweredLine({ by, at }: AnsweredProps) {
  const { data: author } = useQuery(userQuery(by));
  return (
    <p className="num text-label text-muted">
      {author ? texts.answeredBy(fullName(author), momentOf(at)) : texts.answeredAt(momentOf(at))}
    </p>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-lead-21 gap-5 py-1.25">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere min-w-0 font-strong">{children}</dd>
    </div>
  );
}
