import { useQuery } from '@tanstack/react-query';
import { photosQuery } from '../../data/files.ts';
import { activeSubscriptionQuery } from '../../data/subscription.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Card, type CardProps } from './card.tsx';
import { texts } from './texts.ts';

const words = texts.photos;
const shownAtMost = 6;
const row = 'grid grid-cols-3 gap-2.5 tablet:grid-cols-6';

export function PhotosCard(props: CardProps) {
  const { data: photos, error } = useQuery(photosQuery(props.salon.code));
  const { data: subscription } = useQuery(activeSubscriptionQuery);
  const quota = subscription?.quotas.photos;
  const aside = quota && words.quota(quota.used.toLocaleString('tr-TR'), quota.limit.toLocaleString('tr-TR'));
  return (
    <Card {...props} title={words.title} aside={aside} section="photos" isWide tour="photos">
      {photos?.length === 0 && <p className="text-muted">{words.none}</p>}
      {photos && photos.length > 0 && (
        <ul className={row}>
          {photos.slice(0, shownAtMost).map(({ code, imageUrl, caption }, index) => (
            <li key={code} className="aspect-square overflow-hidden rounded-lg bg-sunken">
              <img
                src={imageUrl}
                alt={caption || words.photo(index + 1)}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {!photos && error && <p className="text-muted">{words.failed}</p>}
      {!photos && !error && (
        <SkeletonArea>
          <div className={row}>
            <Skeleton className="aspect-square rounded-lg" />
            <Skeleton className="aspect-square rounded-lg" />
          </div>
        </SkeletonArea>
      )}
    </Card>
  );
}
