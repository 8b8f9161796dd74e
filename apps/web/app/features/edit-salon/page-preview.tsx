import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { photosQuery } from '../../data/files.ts';
import { SalonArt, type SalonType } from '../../parts/salon-art.tsx';

type Props = {
  readonly salonCode: string;
  readonly name: string;
  readonly type: SalonType;
  readonly note: string;
  /** The line above everything, if there is one. */
  readonly headline?: string | undefined;
};

/** The head of the salon's page, in small. */
export function PagePreview({ salonCode, name, type, note, headline }: Props) {
  const { data: photos } = useQuery(photosQuery(salonCode));
  const cover = photos?.find((photo) => photo.cover);
  return (
    <div className="overflow-hidden rounded-xl bg-surface shadow-outline dark:bg-raised">
      {headline && (
        <p className="flex gap-2 bg-accent px-4 py-2.5 font-medium text-label text-on-accent">
          <Megaphone className="flex-none" />
          <span className="min-w-0 truncate">{headline}</span>
        </p>
      )}
      <div className="h-30 overflow-hidden">
        {cover ? (
          <img src={cover.imageUrl} alt="" className="size-full object-cover" />
        ) : (
          <SalonArt type={type} seed={salonCode} className="size-full" />
        )}
      </div>
      <div className="px-5 pt-4.5 pb-5">
        <p className="display text-head-26/8 wrap-anywhere">{name}</p>
        <p className="mt-0.5 text-muted">{note}</p>
      </div>
    </div>
  );
}
