import { useMutation } from '@tanstack/react-query';
import { Camera, Check, type LucideIcon, Mail, MessageSquare, Minus, ScrollText } from 'lucide-react';
import { type CustomerCard, recordConsent } from '../../data/customers.ts';
import { dayOf } from '../../parts/moment-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Panel } from './panel.tsx';
import { runWithToast } from './run-with-toast.ts';
import { texts } from './texts.ts';

const words = texts.consents;

type Consent = CustomerCard['consents'][number];
type Kind = Consent['kind'];

const kinds: readonly { readonly kind: Kind; readonly Icon: LucideIcon }[] = [
  { kind: 'notice', Icon: ScrollText },
  { kind: 'marketing-sms', Icon: MessageSquare },
  { kind: 'marketing-mail', Icon: Mail },
  { kind: 'photos', Icon: Camera },
];

type Props = { readonly card: CustomerCard; readonly mayEdit: boolean };

/** Each by itself; every change is kept with its day and its author. */
export function Consents({ card, mayEdit }: Props) {
  const { mutateAsync } = useMutation(recordConsent);
  const set = (kind: Kind, given: boolean): Promise<unknown> =>
    mutateAsync({ code: card.code, body: { kind, given } });
  const change = (kind: Kind, given: boolean) =>
    runWithToast(() => set(kind, given), {
      text: words.saved(words.kinds[kind]),
      action: {
        label: texts.undo,
        onPress: () => void runWithToast(() => set(kind, !given), { text: words.saved(words.kinds[kind]) }),
      },
    });
  return (
    <Panel title={words.title} tour="customer-consents">
      <ul className="-my-1.5 divide-y divide-line">
        {kinds.map(({ kind, Icon }) => {
          const consent = card.consents.find((each) => each.kind === kind);
          return (
            <li key={kind} className="flex min-h-13 items-center gap-3 py-1.5">
              <Icon className="flex-none text-muted" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium leading-4.5">{words.kinds[kind]}</span>
                <span className="num block text-caption-size text-muted leading-4">
                  {consentText(consent)}
                </span>
              </span>
              <State kind={kind} consent={consent} />
              {mayEdit && (
                <Switch
                  label={words.kinds[kind]}
                  isLabelHidden
                  value={consent?.given === true}
                  onChange={(given) => void change(kind, given)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

const consentText = (consent: Consent | undefined): string => {
  if (!consent) return words.never;
  if (consent.claimed) return words.claimedOn(dayOf(consent.at));
  return consent.given ? dayOf(consent.at) : words.takenBack(dayOf(consent.at));
};

function State({ kind, consent }: { readonly kind: Kind; readonly consent: Consent | undefined }) {
  if (consent?.claimed) return <Badge tone="amber">{words.claimed}</Badge>;
  return consent?.given ? (
    <Badge tone="green" icon={Check}>
      {words.given[kind]}
    </Badge>
  ) : (
    <Badge tone="grey" icon={Minus}>
      {words.notGiven}
    </Badge>
  );
}
