import { Phone } from 'lucide-react';
import { buttonStyle } from '../../ui/button-style.ts';
import type { BookingData } from './model/booking-data.ts';
import { texts } from './texts.ts';

type Props = Pick<BookingData['salon'], 'phone'> & { readonly why: 'missed' | 'banned' };

/** For somebody who cannot book here: told before they choose and type, with the way that is left. */
export function PhoneOnly({ phone, why }: Props) {
  const { title, text } = why === 'banned' ? texts.banned : texts.phoneOnly;
  return (
    <section aria-label={title} className="mb-5 rounded-lg bg-warning-bg px-4 py-3.5 text-warning-ink">
      <b className="block font-strong">{title}</b>
      <p className="mt-0.5 text-body">{text}</p>
      <a href={phone.href} className={`${buttonStyle({ look: 'outline' })} num mt-3`}>
        <Phone size={17} />
        {texts.closed.call(phone.text)}
      </a>
    </section>
  );
}
