import { salon } from '@ayna/contracts/salon';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Pencil } from 'lucide-react';
import { generatePath, type MetaDescriptor } from 'react-router';
import { type Salon, salonQuery } from '../../data/salon.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { salonPagePath } from '../../parts/salon-page-url.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { PhotosCard } from './photos-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { SalonHead } from './salon-head.tsx';
import { texts } from './texts.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

const icon = { 'aria-hidden': true, size: 17, strokeWidth: 1.75 } as const;
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
        icon={<ExternalLink {...icon} />}
      >
        {texts.openSite}
      </ButtonLink>
      {mayEdit && (
        <ButtonLink to={generatePath(paths.editSalon, { salonCode: salon.code })} icon={<Pencil {...icon} />}>
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
