import { CalendarDays, House, Link } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/link.tsx';
import { texts } from './not-found.texts.ts';
import { SalonArt } from './salon-art.tsx';

const decodedPath = (pathname: string): string => {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
};

/** Apart from the screen, because a loader that finds nothing ends here too. */
export function NotFound() {
  const address = decodedPath(useLocation().pathname);
  return (
    <div className="m-auto grid w-full grid-cols-1 justify-items-center px-6 pb-22 text-center max-tablet:px-5 max-tablet:pb-15">
      <title>{texts.documentTitle}</title>
      <Four04 />
      <h1 className="display mt-8.5 text-display-m max-tablet:mt-6 max-tablet:text-head-34 max-tablet:leading-9.5">
        {texts.title}
      </h1>
      <p className="mt-2 mb-6.5 max-w-note text-balance text-title-size text-muted leading-6.5 max-tablet:text-title-s-size max-tablet:leading-6">
        {texts.text}
      </p>
      <p className="mb-6 inline-flex h-8.5 max-w-full items-center gap-2 rounded-full bg-surface px-3.5 text-ink-2 shadow-frame dark:bg-raised">
        <Link size={16} className="shrink-0 text-muted" />
        <span className="sr-only">{texts.address}</span>
        <span className="truncate">{address}</span>
      </p>
      <NotFoundLinks member={address.startsWith(paths.profile)} />
    </div>
  );
}

/** The number, with a mirror for its zero. */
function Four04() {
  return (
    <div
      aria-hidden="true"
      className="display flex h-77.5 items-center gap-6.5 text-mirror leading-75 tracking-[-0.03em] max-tablet:h-40 max-tablet:gap-3 max-tablet:text-mirror-phone max-tablet:leading-37.5"
    >
      <span>4</span>
      <span className="mt-6 h-65.5 w-51.5 rounded-oval p-2.75 shadow-[inset_0_0_0_3px_var(--line-strong)] max-tablet:mt-2.5 max-tablet:h-33.5 max-tablet:w-26.25 max-tablet:p-1.5 max-tablet:shadow-control">
        <span className="glint block size-full rounded-oval">
          <SalonArt type="BarberShop" className="size-full" />
        </span>
      </span>
      <span>4</span>
    </div>
  );
}

/** Who mistyped an address of the salon is led back to it; everybody else to the first page. */
function NotFoundLinks({ member }: { readonly member: boolean }) {
  return (
    <div className="flex gap-2.5 max-tablet:grid max-tablet:w-full">
      {member && (
        <ButtonLink to={paths.profile} size="lg" icon={CalendarDays}>
          {texts.calendar}
        </ButtonLink>
      )}
      <ButtonLink to={paths.home} reloadDocument size="lg" look={member ? 'outline' : 'primary'} icon={House}>
        {texts.home}
      </ButtonLink>
    </div>
  );
}
