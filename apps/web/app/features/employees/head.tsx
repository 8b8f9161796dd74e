import { ArrowLeft, CalendarOff, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { PageTour } from '../../parts/page-tour.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { texts } from './texts.ts';
import { tourSteps } from './tour-steps.ts';

type Props = { readonly sub: string; readonly addLeave: () => void; readonly isReady: boolean };

const onDesk = 'max-tablet:sr-only';
const iconProps = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** On a phone the actions are their icons, beside the way back. */
export function Head({ sub, addLeave, isReady }: Props) {
  return (
    <header className="flex shrink-0 items-center gap-4 px-6 pt-4.5 pb-4 max-tablet:gap-1 max-tablet:px-2 max-tablet:py-2.5">
      <Link
        to={paths.profile}
        aria-label={texts.back}
        className="grid size-11 shrink-0 place-items-center rounded-md text-ink-2 tablet:hidden"
      >
        <ArrowLeft {...iconProps} size={22} />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="display text-page-title max-tablet:truncate max-tablet:text-page-title-phone">
          {texts.title}
        </h1>
        <p className={`num mt-0.5 min-h-5 text-muted ${onDesk}`}>{sub}</p>
      </div>
      <div className="flex flex-none items-center gap-4 max-tablet:gap-2 max-tablet:pr-2">
        <PageTour tour="employees" name={texts.tour.name} steps={tourSteps} isReady={isReady} />
        <span data-tour="leave" className="grid">
          <Button look="outline" icon={<CalendarOff {...iconProps} size={17} />} onPress={addLeave}>
            <span className={onDesk}>{texts.addLeave}</span>
          </Button>
        </span>
        <span data-tour="add" className="grid">
          <ButtonLink to={paths.addEmployee} icon={<Plus {...iconProps} size={17} />}>
            <span className={onDesk}>{texts.add}</span>
          </ButtonLink>
        </span>
      </div>
    </header>
  );
}
