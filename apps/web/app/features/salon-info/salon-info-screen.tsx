import { salon } from '@ayna/contracts/salon';
import { weekdayOf, weekdays } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import {
  AtSign,
  CircleCheck,
  Copy,
  ExternalLink,
  Link2,
  Mail,
  MapPin,
  MessageCircle,
  Pencil,
  Phone,
} from 'lucide-react';
import { generatePath, type MetaDescriptor } from 'react-router';
import { announcementsQuery } from '../../data/announcements.ts';
import { type Salon, salonQuery } from '../../data/salon.ts';
import { shownAnnouncement } from '../../parts/announcement-state.ts';
import { copyText } from '../../parts/copy-text.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { localPhone } from '../../parts/local-phone.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { salonPagePath, salonPageUrl } from '../../parts/salon-page-url.ts';
import { ShareButton } from '../../parts/share-button.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import { useMember } from '../../parts/use-member.ts';
import { shortTime } from '../../parts/week-hours/rules.ts';
import { dayNames } from '../../parts/week-hours/texts.ts';
import { fromOpeningHours } from '../../parts/week-hours/week-contract.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { today } from '../../ui/day-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Card, type CardProps, type Fact, Facts } from './card.tsx';
import { PageCard } from './page-card.tsx';
import { PhotosCard } from './photos-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { SalonHead } from './salon-head.tsx';
import { texts } from './texts.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

const scroller = 'min-h-0 flex-1 overflow-y-auto px-6 pb-7 max-tablet:px-4 max-tablet:pb-6';

/** What customers see of the salon, and its rules; who manages it goes on from here. */
export default function SalonInfoScreen() {
  const member = useMember();
  const { data, error, refetch } = useQuery({
    ...salonQuery(member?.salonCode ?? ''),
    enabled: member !== undefined,
  });
  const mayEdit = member?.mayCall(salon.routes.change) ?? false;
  return (
    <>
      <PageHead title={texts.title} sub={texts.sub}>
        {data && <Actions salon={data} mayEdit={mayEdit} />}
      </PageHead>
      <div className={scroller}>
        {data && <Info salon={data} mayEdit={mayEdit} />}
        {!data && error && (
          <LoadFailure
            title={texts.failed}
            text={failureMessage(error)}
            retry={texts.retry}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Loading />}
      </div>
    </>
  );
}

const tourSteps = texts.tour.steps.map(([target, title, text]) => ({
  target: `[data-tour="${target}"]`,
  title,
  text,
}));

type Props = { readonly salon: Salon; readonly mayEdit: boolean };

function Actions({ salon, mayEdit }: Props) {
  return (
    <>
      <PageTour tour="salon-info" name={texts.tour.name} steps={tourSteps} />
      <ButtonLink
        look="outline"
        to={salonPagePath(salon.path)}
        target="_blank"
        rel="noopener"
        icon={ExternalLink}
      >
        {texts.openSite}
      </ButtonLink>
      {mayEdit && (
        <ButtonLink to={generatePath(paths.editSalon, { salonCode: salon.code })} icon={Pencil}>
          {texts.edit}
        </ButtonLink>
      )}
    </>
  );
}

function Info({ salon, mayEdit }: Props) {
  return (
    <>
      <SalonHead salon={salon} mayEdit={mayEdit} />
      <div className="num grid gap-3.5 tablet:grid-cols-2 wide:grid-cols-3">
        <ContactCard salon={salon} mayEdit={mayEdit} />
        <HoursCard salon={salon} mayEdit={mayEdit} />
        <RulesCard salon={salon} mayEdit={mayEdit} />
        <PageCard salon={salon} mayEdit={mayEdit} />
        <PhotosCard salon={salon} mayEdit={mayEdit} />
        <AnnouncementCard salon={salon} mayEdit={mayEdit} />
      </div>
    </>
  );
}

function Loading() {
  return (
    <SkeletonArea>
      <Skeleton className="h-52 w-full rounded-xl" />
      <div className="mt-22 grid gap-3.5 tablet:grid-cols-2 wide:grid-cols-3">
        {['first', 'second', 'third'].map((card) => (
          <Skeleton key={card} className="h-60 rounded-lg" />
        ))}
      </div>
    </SkeletonArea>
  );
}

const words = texts.announcement;

function AnnouncementCard(props: CardProps) {
  const { data, error } = useQuery(announcementsQuery(props.salon.code));
  const shown = data && shownAnnouncement(today(), data);
  return (
    <Card {...props} title={words.title} section="announcements">
      {shown && (
        <>
          <p className="font-semibold wrap-anywhere">{shown.title}</p>
          {shown.text && <p className="mt-1 whitespace-pre-line text-muted wrap-anywhere">{shown.text}</p>}
          <p className="mt-3">
            <Badge tone="green" icon={CircleCheck}>
              {shown.endsOn ? words.until(dayAndMonth(shown.endsOn)) : words.live}
            </Badge>
          </p>
        </>
      )}
      {data && !shown && <p className="text-muted">{words.none}</p>}
      {!data && error && <p className="text-muted">{words.failed}</p>}
      {!data && !error && (
        <SkeletonArea>
          <Skeleton className="h-4 w-40" />
        </SkeletonArea>
      )}
    </Card>
  );
}

const hoursWords = texts.hours;

const range = (from: string, to: string): string => `${shortTime(from)} \u2013 ${shortTime(to)}`;

function HoursCard(props: CardProps) {
  const week = fromOpeningHours(props.salon.openingHours);
  const now = weekdayOf(today());
  return (
    <Card {...props} title={hoursWords.title} section="hours">
      <dl className="grid gap-1.5">
        {weekdays.map((day) => {
          const hours = week.find((one) => one.day === day);
          const look = `${hours ? '' : 'text-muted'} ${day === now ? 'font-semibold' : ''}`;
          return (
            <div key={day} className={`flex justify-between gap-3 ${look}`}>
              <dt>{dayNames[day].long}</dt>
              <dd className="text-right">
                {hours ? range(hours.openTime, hours.closeTime) : hoursWords.closed}
                {hours?.breaks.map((pause) => (
                  <span key={pause.startTime} className="block font-body text-label text-muted">
                    {hoursWords.break(range(pause.startTime, pause.endTime))}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

const contactWords = texts.contact;

function ContactCard(props: CardProps) {
  const { salon } = props;
  const { address, district, provinceName, phone, email, whatsapp, path } = salon;
  const handles = [salon.instagram, salon.facebook, salon.tiktok].filter((handle) => handle !== null);
  const facts: readonly Fact[] = [
    { icon: MapPin, id: 'address', text: `${address}, ${district}, ${provinceName}` },
    { icon: Phone, id: 'phone', text: localPhone(phone) },
    { icon: Mail, id: 'email', text: email ?? <span className="text-muted">{contactWords.noEmail}</span> },
    ...(whatsapp ? [{ icon: MessageCircle, id: 'whatsapp', text: localPhone(whatsapp) }] : []),
    ...(handles.length > 0 ? [{ icon: AtSign, id: 'handles', text: texts.joined(handles) }] : []),
    { icon: Link2, id: 'path', text: salonPagePath(path) },
  ];
  return (
    <Card {...props} title={contactWords.title} section="general" tour="contact">
      <Facts facts={facts} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          look="soft"
          size="sm"
          aria-label={contactWords.copyLabel}
          icon={Copy}
          onPress={() => void copyText(salonPageUrl(path))}
        >
          {contactWords.copy}
        </Button>
        <ShareButton look="soft" size="sm" what={{ title: salon.name, url: salonPageUrl(path) }} />
      </div>
    </Card>
  );
}
