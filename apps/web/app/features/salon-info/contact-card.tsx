import { AtSign, Copy, Link2, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { copyText } from '../../parts/copy-text.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { salonPagePath, salonPageUrl } from '../../parts/salon-page-url.ts';
import { Button } from '../../ui/button.tsx';
import { Card, type CardProps } from './card.tsx';
import { type Fact, Facts } from './facts.tsx';
import { texts } from './texts.ts';

const words = texts.contact;

export function ContactCard(props: CardProps) {
  const { salon } = props;
  const { address, district, provinceName, phone, email, whatsapp, path } = salon;
  const handles = [salon.instagram, salon.facebook, salon.tiktok].filter((handle) => handle !== null);
  const facts: readonly Fact[] = [
    { icon: MapPin, id: 'address', text: `${address}, ${district}, ${provinceName}` },
    { icon: Phone, id: 'phone', text: localPhone(phone) },
    { icon: Mail, id: 'email', text: email ?? <span className="text-muted">{words.noEmail}</span> },
    ...(whatsapp ? [{ icon: MessageCircle, id: 'whatsapp', text: localPhone(whatsapp) }] : []),
    ...(handles.length > 0 ? [{ icon: AtSign, id: 'handles', text: texts.joined(handles) }] : []),
    { icon: Link2, id: 'path', text: salonPagePath(path) },
  ];
  return (
    <Card {...props} title={words.title} section="general" tour="contact">
      <Facts facts={facts} />
      <div className="mt-3">
        <Button
          look="soft"
          size="sm"
          aria-label={words.copyLabel}
          icon={<Copy aria-hidden="true" size={16} strokeWidth={1.75} />}
          onPress={() => void copyText(salonPageUrl(path))}
        >
          {words.copy}
        </Button>
      </div>
    </Card>
  );
}
