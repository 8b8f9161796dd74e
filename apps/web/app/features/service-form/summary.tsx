import { type Control, useWatch } from 'react-hook-form';
import { priceText } from '../../parts/money-text.ts';
import { serviceTexts } from '../../parts/service-facts/texts.ts';
import { texts } from './texts.ts';
import type { ServiceValues } from './values.ts';

const words = texts.bar;

/** The service in one line: how long, how much, how often, by how many. */
export function Summary({ control }: { readonly control: Control<ServiceValues> }) {
  const [duration, price, type, sessionCount, performers] = useWatch({
    control,
    name: ['duration', 'price', 'type', 'sessionCount', 'performers'],
  });
  const isSessions = type === 'Session';
  const facts = [
    serviceTexts.minutes(duration ?? 0),
    price !== null && (isSessions ? words.perSession(priceText(price)) : priceText(price)),
    isSessions && sessionCount !== null && words.sessions(sessionCount),
    words.people(performers.length),
  ];
  return <span className="num">{facts.filter(Boolean).join(' \u00b7 ')}</span>;
}
