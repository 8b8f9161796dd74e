import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type CatalogSalonType, type SalonType, salonTypesQuery } from '../../data/catalog.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { SalonArt } from '../../parts/salon-art.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { StepPage } from './step-page.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly chosen: SalonType | null;
  /** Choosing goes on by itself. */
  readonly choose: (type: SalonType) => void;
};

const grid = 'grid grid-cols-2 gap-2.5 tablet:grid-cols-3 tablet:gap-3.5';
const card =
  'rounded-xl px-4 pt-6.5 pb-5 max-tablet:px-2.5 max-tablet:pt-4.5 max-tablet:pb-4 grid justify-items-center content-start text-center';

export function TypeStep({ chosen, choose }: Props) {
  const { data, isLoadingError, error, refetch } = useQuery(salonTypesQuery);
  const next = chosen && {
    label: texts.onNext,
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      choose(chosen);
    },
  };
  return (
    <StepPage title={texts.type.title} lead={texts.type.lead} foot={texts.type.foot} next={next ?? undefined}>
      {isLoadingError ? (
        <LoadFailure
          title={texts.type.failed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <ul aria-label={texts.type.list} className={grid}>
          {data.map((offered) => (
            <li key={offered.type} className="grid">
              <TypeCard offered={offered} isChosen={offered.type === chosen} choose={choose} />
            </li>
          ))}
        </ul>
      ) : (
        <TypeSkeleton />
      )}
    </StepPage>
  );
}

type CardProps = Pick<Props, 'choose'> & { readonly offered: CatalogSalonType; readonly isChosen: boolean };

function TypeCard({ offered: { type, name, text }, isChosen, choose }: CardProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => choose(type)}
      className={`${card} relative cursor-pointer touch-manipulation bg-surface shadow-frame transition-surface duration-120 hover:shadow-frame-strong aria-pressed:bg-accent-soft aria-pressed:shadow-chosen-2 dark:bg-raised`}
    >
      <span
        aria-hidden="true"
        className={`absolute top-3.5 right-3.5 grid size-6.5 place-items-center rounded-full max-tablet:top-2.5 max-tablet:right-2.5 max-tablet:size-6 ${isChosen ? 'bg-accent text-on-accent' : 'shadow-control'}`}
      >
        {isChosen && <Check size={15} strokeWidth={2.4} />}
      </span>
      <span
        className={`mb-3.5 block h-35 w-27.5 rounded-oval p-1.25 max-tablet:mb-2.5 max-tablet:h-24 max-tablet:w-19 max-tablet:p-0.75 ${isChosen ? 'shadow-chosen' : 'shadow-control-quiet'}`}
      >
        <span className={`block size-full overflow-hidden rounded-oval ${isChosen ? 'glint' : ''}`}>
          <SalonArt type={type} />
        </span>
      </span>
      <b className="font-semibold text-title max-tablet:text-title-s">{name}</b>
      <small className="mt-px text-note-size text-muted leading-4.75 max-tablet:text-label">{text}</small>
    </button>
  );
}

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function TypeSkeleton() {
  return (
    <SkeletonArea>
      <div className={grid}>
        {skeletonKeys.map((name) => (
          <div key={name} className={`${card} shadow-frame`}>
            <Skeleton className="mb-3.5 h-35 w-27.5 rounded-oval max-tablet:mb-2.5 max-tablet:h-24 max-tablet:w-19" />
            <Skeleton className="my-1 h-4 w-24" />
            <Skeleton className="my-1 h-3 w-32" />
          </div>
        ))}
      </div>
    </SkeletonArea>
  );
}
