import { Copy, Mail, MessageCircle, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../parts/copy-text.ts';
import { ShareButton } from '../../parts/share-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type Choices, messageOf, type SupplierOrder } from './model/order.ts';
import { mailUrl, whatsappUrl } from './model/send-urls.ts';
import { texts } from './texts.ts';
import type { Sender } from './use-sender.ts';

const words = texts.message;

type Props = { readonly order: SupplierOrder; readonly choices: Choices; readonly sender: Sender };

/** What goes to the supplier; it follows the list until somebody writes into it. */
export function OrderMessage({ order, choices, sender }: Props) {
  const [edited, setEdited] = useState<string>();
  const written = messageOf(order.items, choices, sender);
  const message = edited ?? written ?? '';
  return (
    <section aria-label={words.text} className="grid gap-2.5">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h2 className="min-w-0 font-semibold text-title-s-size wrap-anywhere">
          {order.supplier === '' ? words.noSupplier : words.title(order.supplier)}
        </h2>
        {edited !== undefined && (
          <Button look="ghost" size="sm" icon={RotateCcw} onPress={() => setEdited(undefined)}>
            {words.reset}
          </Button>
        )}
      </div>
      <TextArea
        label={words.text}
        isLabelHidden
        hint={message === '' ? words.nothing : words.edited}
        rows={Math.min(14, Math.max(6, message.split('\n').length + 2))}
        maxLength={4_000}
        value={message}
        onChange={setEdited}
      />
      {message !== '' && (
        <>
          <ButtonLink
            to={whatsappUrl(message)}
            icon={MessageCircle}
            size="lg"
            target="_blank"
            rel="noreferrer"
            isWide
          >
            {words.whatsapp}
          </ButtonLink>
          <div className="grid auto-cols-fr grid-flow-col gap-2">
            <Button look="outline" icon={Copy} onPress={() => void copyText(message)}>
              {words.copy}
            </Button>
            <ButtonLink
              look="outline"
              to={mailUrl(words.subject(sender.salon), message)}
              icon={Mail}
              reloadDocument
            >
              {words.email}
            </ButtonLink>
            <ShareButton look="outline" what={{ text: message }} />
          </div>
        </>
      )}
    </section>
  );
}
