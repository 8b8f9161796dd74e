import { Star } from 'lucide-react';
import { starsLabel } from './star-row.texts.ts';

const places = [1, 2, 3, 4, 5];

/** One to five stars of a review. */
export function StarRow({ stars, size = 17 }: { readonly stars: number; readonly size?: number }) {
  return (
    <span role="img" aria-label={starsLabel(stars)} className="inline-flex gap-0.5 text-accent">
      {places.map((place) => (
        <Star key={place} aria-hidden="true" size={size} fill={place <= stars ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}
