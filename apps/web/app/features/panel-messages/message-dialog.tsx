import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContactMessage } from '../../data/content.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { copyEmail, copyPhone } from './message-handlers.ts';
import { ReadBadge } from './read-badge.tsx';
import { texts } from './texts.ts';

const link = 'rounded-xs text-accent-ink hover:underline hover:underline-offset-3';

type Props = {
  /** None where an address names a message that is not here. */
  readonly message: ContactMessage | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function MessageDialog({ message, isOpen, onClose }: Props) {
  return (
    <Dialog
      width="m"
      title={texts.detail}
      isOpen={isOpen}
      isInAddress
      onOpenChange={(open) => open || onClose()}
      aside={message && <ReadBadge isRead={message.read} />}
      actions={message && <Copying message={message} />}
    >
      {message ? (
        <Detail message={message} />
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

function Detail({ message }: { readonly message: ContactMessage }) {
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
    </>
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
