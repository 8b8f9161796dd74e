import { resizePictureUrl } from '@ayna/contracts/core/pictures';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleSlash, PencilRuler } from 'lucide-react';
import { salonTypesQuery } from '../../data/catalog.ts';
import { employeeCountQuery } from '../../data/employees.ts';
import { type Photo, photosQuery } from '../../data/files.ts';
import { type Salon, type SalonStatus, setSalonStatus } from '../../data/salon.ts';
import { PictureLetter } from '../../parts/picture-letter.tsx';
import { SalonArt } from '../../parts/salon-art.tsx';
import { showFailure } from '../../parts/show-failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { CardProps } from './card.tsx';
import { texts } from './texts.ts';

/** The salon as its page will show it: cover, sign and name; and whether customers can see it. */
export function SalonHead({ salon, mayEdit }: CardProps) {
  const { data: types } = useQuery(salonTypesQuery);
  const { data: employees } = useQuery(employeeCountQuery(salon.code));
  const kind = types?.find(({ type }) => type === salon.type)?.name;
  return (
    <div className="mb-5">
      <div className="h-52 overflow-hidden rounded-xl max-tablet:h-40">
        <Cover salon={salon} />
      </div>
      <div className="flex items-end gap-4.5 pl-6 max-tablet:flex-wrap max-tablet:gap-x-3 max-tablet:pl-3">
        <span
          aria-hidden="true"
          className="relative -mt-14 grid h-31.5 w-25 flex-none place-items-center overflow-hidden rounded-oval border-4 border-surface max-tablet:-mt-10 max-tablet:h-24 max-tablet:w-19"
        >
          <SalonArt type={salon.type} className="absolute inset-0 size-full" />
          <PictureLetter name={salon.name} className="text-head-40" />
        </span>
        <div className="min-w-0 flex-1 pt-2 pb-1.5 max-tablet:min-w-[55%]">
          <p className="display text-head-36/10 wrap-anywhere max-tablet:text-head-26/8">{salon.name}</p>
          <p className="text-muted">
            {texts.joined([
              ...(kind ? [kind] : []),
              `${salon.district}, ${salon.provinceName}`,
              ...(employees ? [texts.employees(employees.count)] : []),
            ])}
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
  if (!photos || !cover) return <SalonArt type={salon.type} seed={salon.code} className="size-full" />;
  const others = photos.filter((photo) => photo !== cover).slice(0, 2);
  return others.length === 2 ? (
    <CoverRow cover={cover} others={others} />
  ) : (
    <WholeCover src={cover.imageUrl} alt={cover.caption} />
  );
}

type CoverProps = { readonly cover: Photo; readonly others: readonly Photo[] };

/** A strip of one photo would show a fifth of it: three beside each other keep what they are of. */
function CoverRow({ cover, others }: CoverProps) {
  return (
    <div className="grid h-full gap-1.5 tablet:grid-cols-3">
      <img
        src={resizePictureUrl(cover.imageUrl, 'large')}
        alt={cover.caption}
        className="size-full min-h-0 object-cover"
      />
      {others.map(({ code, imageUrl }) => (
        <img
          key={code}
          src={resizePictureUrl(imageUrl, 'large')}
          alt=""
          className="size-full min-h-0 object-cover max-tablet:hidden"
        />
      ))}
    </div>
  );
}

/** One photo alone is shown whole, before a blurred copy of itself. */
function WholeCover({ src, alt }: { readonly src: string; readonly alt: string }) {
  return (
    <div className="relative size-full overflow-hidden">
      <img
        src={resizePictureUrl(src, 'small')}
        alt=""
        className="absolute inset-0 size-full scale-125 object-cover blur-2xl"
      />
      <img
        src={resizePictureUrl(src, 'large')}
        alt={alt}
        className="relative size-full object-contain max-tablet:object-cover"
      />
    </div>
  );
}

const words = texts.status;

const looks = {
  Draft: { tone: 'amber', Icon: PencilRuler, hint: words.draftHint },
  Published: { tone: 'green', Icon: CircleCheck, hint: undefined },
  Suspended: { tone: 'red', Icon: CircleSlash, hint: words.suspendedHint },
} as const;

/** Whether customers find the salon, and the way to change that; what the platform stopped stays so. */
function StatusControl({ salon, mayEdit }: CardProps) {
  const { tone, Icon, hint } = looks[salon.status];
  return (
    <div
      data-tour="status"
      className="mb-2 grid justify-items-end gap-1.5 max-tablet:w-full max-tablet:justify-items-start"
    >
      <div className="flex flex-wrap items-center gap-2.5">
        <Badge tone={tone} icon={Icon}>
          {words[salon.status]}
        </Badge>
        {mayEdit && salon.status !== 'Suspended' && <StatusSwitch salon={salon} />}
      </div>
      {hint && <p className="text-label text-muted">{hint}</p>}
    </div>
  );
}

const toastTexts = { Draft: words.takenDown, Published: words.published, Suspended: '' } as const;

function StatusSwitch({ salon }: { readonly salon: Salon }) {
  const setting = useMutation(setSalonStatus);
  const put = (status: SalonStatus, onSuccess: () => void) =>
    setting.mutate({ salonCode: salon.code, status }, { onSuccess, onError: showFailure });
  const turn = (status: SalonStatus, back: SalonStatus) =>
    put(status, () =>
      showToast({
        text: toastTexts[status],
        action: { label: words.undo, onPress: () => put(back, () => showToast({ text: toastTexts[back] })) },
      }),
    );
  return salon.status === 'Published' ? (
    <Button look="outline" size="sm" isPending={setting.isPending} onPress={() => turn('Draft', 'Published')}>
      {words.takeDown}
    </Button>
  ) : (
    <Button size="sm" isPending={setting.isPending} onPress={() => turn('Published', 'Draft')}>
      {words.publish}
    </Button>
  );
}
