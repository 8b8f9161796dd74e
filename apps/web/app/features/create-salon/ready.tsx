import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChevronRight, Copy, IdCard, Scissors, Store } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { mySalonsQuery, type SalonCard } from '../../data/salon.ts';
import { copyText } from '../../parts/copy-text.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { SalonArt } from '../../parts/salon-art.tsx';
import { salonPagePath, salonPageUrl } from '../../parts/salon-page-url.ts';
import { ShareButton } from '../../parts/share-button.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { WizardHeadSlot } from './step-list.tsx';
import { texts } from './texts.ts';

export function Ready({ salonCode }: { readonly salonCode: string }) {
  const { data, isLoadingError, error, refetch } = useQuery(mySalonsQuery);
  const salon = data?.find(({ code }) => code === salonCode);
  return (
    <div className="m-auto w-full max-w-130 px-5 py-12 max-tablet:py-6">
      <WizardHeadSlot>
        <span data-done="" />
      </WizardHeadSlot>
      {salon ? (
        <Salon salon={salon} />
      ) : isLoadingError ? (
        <LoadFailure
          title={texts.ready.failed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonArea>
          <div className="grid justify-items-center gap-4">
            <Skeleton className="h-42 w-33 rounded-oval" />
            <Skeleton className="h-9 w-64" />
            <Skeleton className="h-12 w-full" />
          </div>
        </SkeletonArea>
      )}
    </div>
  );
}

function Salon({ salon: { name, type, path } }: { readonly salon: SalonCard }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="grid justify-items-center text-center">
        <div className="h-42 w-33 rounded-oval p-1.5 shadow-control max-tablet:h-32 max-tablet:w-25">
          <div className="glint size-full rounded-oval">
            <SalonArt type={type} seed={path} />
          </div>
        </div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="display mt-5 text-head-40 leading-11 tracking-l outline-none max-tablet:text-head-32 max-tablet:leading-9"
        >
          {texts.ready.title}
        </h1>
        <p className="mt-1.5 max-w-note text-pretty text-title-s-size text-muted leading-6">
          {texts.ready.lead(name)}
        </p>
      </div>
      <Address path={path} />
      <div className="mt-4 grid">
        <ButtonLink to={paths.profile} size="xl" isWide icon={CalendarDays}>
          {texts.ready.calendar}
        </ButtonLink>
      </div>
      <NextLinks />
    </>
  );
}

function Address({ path }: { readonly path: string }) {
  const whole = salonPageUrl(path);
  return (
    <section
      aria-label={texts.ready.address}
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-card bg-sunken px-4.5 py-3.5 dark:bg-raised"
    >
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-label text-muted">{texts.ready.address}</p>
        <Link
          to={salonPagePath(path)}
          reloadDocument
          className="block break-words font-strong text-accent-ink hover:underline"
        >
          {whole.replace(/^https?:\/\//, '')}
        </Link>
      </div>
      <div className="flex gap-2">
        <Button look="outline" icon={Copy} onPress={() => void copyText(whole)}>
          {texts.ready.copy}
        </Button>
        <ShareButton look="outline" what={{ url: whole }} />
      </div>
    </section>
  );
}

const nexts = [
  { to: paths.services, label: texts.ready.links.services, Icon: Scissors },
  { to: paths.employees, label: texts.ready.links.employees, Icon: IdCard },
  { to: paths.salonInfo, label: texts.ready.links.salonInfo, Icon: Store },
] as const;

function NextLinks() {
  return (
    <section className="mt-7" aria-labelledby="next-title">
      <h2 id="next-title" className="font-semibold text-title-s">
        {texts.ready.more}
      </h2>
      <ul className="mt-1">
        {nexts.map(({ to, label, Icon }) => (
          <li key={to} className="not-last:border-line not-last:border-b">
            <Link to={to} className="flex min-h-13 items-center gap-3 rounded-md hover:text-accent-ink">
              <Icon size={19} className="text-ink-2" />
              {label}
              <ChevronRight className="ml-auto text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
