import { TriangleAlert, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CustomerCard } from '../../data/customers.ts';
import { Badge } from '../../ui/badge.tsx';
import { texts } from './texts.ts';

const words = texts.badges;
/** More of them would make a row grow; the card has them all. */
const maxBadges = 2;
/** Once happens to everybody. */
const manyNoShows = 2;
/** What one must know of somebody before the card is opened, the gravest first. */
const badgesOf = ({ allergies, tags, figures }: CustomerCard): readonly ReactNode[] => [
  allergies !== '' && (
    <Badge key="allergy" tone="warning" icon={TriangleAlert}>
      {words.allergy}
    </Badge>
  ),
  figures.inSessions && (
    <Badge key="sessions" tone="accent">
      {words.sessions}
    </Badge>
  ),
  figures.noShows >= manyNoShows && (
    <Badge key="missed" tone="grey" icon={UserX}>
      {words.noShows(figures.noShows)}
    </Badge>
  ),
  figures.visits === 0 && <Badge key="fresh">{words.fresh}</Badge>,
  ...tags.map((tag) => (
    <Badge key={`tag ${tag}`}>
      <span className="max-w-20 truncate">{tag}</span>
    </Badge>
  )),
];

export function CustomerBadges({ card }: { readonly card: CustomerCard }) {
  const badges = badgesOf(card).filter((badge) => badge !== false);
  if (badges.length === 0) return null;
  const hidden = badges.length - maxBadges;
  return (
    <span className="flex flex-wrap gap-1.5">
      {badges.slice(0, maxBadges)}
      {hidden > 0 && <Badge>{words.more(hidden)}</Badge>}
    </span>
  );
}
