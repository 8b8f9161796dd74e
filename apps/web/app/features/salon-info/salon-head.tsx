import { resizePictureUrl } from '@ayna/contracts/core/pictures';
import { useQuery } from '@tanstack/react-query';
import { salonTypesQuery } from '../../data/catalog.ts';
import { photosQuery } from '../../data/files.ts';
import type { Salon } from '../../data/salon.ts';
import { SalonArt } from '../../parts/salon-art.tsx';
import type { CardProps } from './card.tsx';
import { StatusControl } from './status-control.tsx';
import { texts } from './texts.ts';

/** The salon as its page will show it: cover, sign and name; and whether customers can see it. */
export function SalonHead({ salon, mayEdit }: CardProps) {
  const { data: types } = useQuery(salonTypesQuery);
  const kind = types?.find(({ type }) => type === salon.type)?.name;
  return (
    <div className="mb-5">
      <div className="h-52 overflow-hidden rounded-xl max-tablet:h-32">
        <Cover salon={salon} />
      </div>
      <div className="flex items-end gap-4.5 pl-6 max-tablet:flex-wrap max-tablet:gap-x-3 max-tablet:pl-3">
        <span
          aria-hidden="true"
          className="relative -mt-14 grid h-31.5 w-25 flex-none place-items-center overflow-hidden rounded-[50%] border-4 border-surface max-tablet:-mt-10 max-tablet:h-24 max-tablet:w-19"
        >
          <SalonArt type={salon.type} className="absolute inset-0 size-full" />
          <span className="display relative text-[2.5rem] text-white [text-shadow:0_1px_8px_rgb(0_0_0/0.6)]">
            {Array.from(salon.name.toLocaleUpperCase('tr')).at(0)}
          </span>
        </span>
        <div className="min-w-0 flex-1 pt-2 pb-1.5 max-tablet:min-w-[55%]">
          <p className="display text-[2.25rem]/10 wrap-anywhere max-tablet:text-[1.625rem]/8">{salon.name}</p>
          <p className="text-muted">
            {texts.joined([...(kind ? [kind] : []), `${salon.district}, ${salon.provinceName}`])}
          </p>
        </div>
        <StatusControl salon={salon} mayEdit={mayEdit} />
      </div>
    </div>
  );
}

function Cover({ salon }: { readonly salon: Salon }) {
  const { data: photos } = useQuery(photosQuery(salon.code));
  const cover = photos?.find((photo) => photo.cover);
  if (!cover) return <SalonArt type={salon.type} seed={salon.code} className="size-full" />;
  return (
    <img
      src={resizePictureUrl(cover.imageUrl, 'large')}
      alt={cover.caption}
      className="size-full object-cover"
    />
  );
}
