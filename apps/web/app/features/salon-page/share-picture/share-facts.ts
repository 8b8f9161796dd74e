import { createHash } from 'node:crypto';
import { resizePictureUrl } from '@ayna/contracts/core/pictures';
import { hexColor, type PageColors, type PageTemplate } from '@ayna/contracts/core/salon-page';
import { templateColors } from '../../../parts/template-colors.ts';
import type { PageData } from '../model/page-data.ts';

/** What the picture of a shared link is drawn from. */
export type ShareFacts = {
  readonly template: PageTemplate;
  readonly type: PageData['salon']['type'];
  readonly seed: string;
  readonly name: string;
  /** The kind of salon and where it is. */
  readonly line: string;
  readonly colors: Pick<PageColors, 'ground' | 'text' | 'accent'>;
  /** The cover, which then fills the picture. */
  readonly photoUrl: string | null;
};

/** What every network shows whole. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Changes whenever the same facts are drawn differently. */
const drawing = 1;

/** The colors were checked when they were saved. They become SVG here, so they are checked again. */
const colorsOf = ({ template, colors }: PageData['salon']['design']): ShareFacts['colors'] => {
  const { ground, text, accent } = colors ?? templateColors[template];
  const areColors = [ground, text, accent].every((color) => hexColor.safeParse(color).success);
  return areColors ? { ground, text, accent } : templateColors[template];
};

export const shareFacts = ({
  salon,
  photos,
  types,
}: Pick<PageData, 'salon' | 'photos' | 'types'>): ShareFacts => {
  const cover = photos.find((photo) => photo.cover);
  const place = [salon.district, salon.provinceName].filter(Boolean).join(', ');
  const typeName = types.find(({ type }) => type === salon.type)?.name ?? '';
  return {
    template: salon.design.template,
    type: salon.type,
    seed: salon.code,
    name: salon.name.slice(0, 120),
    line: [typeName, place].filter(Boolean).join(' \u00b7 ').slice(0, 120),
    colors: colorsOf(salon.design),
    photoUrl: cover ? resizePictureUrl(cover.imageUrl, 'large') : null,
  };
};

/** Names exactly one picture. */
export const shareVersion = (facts: ShareFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, facts]))
    .digest('base64url')
    .slice(0, 16);

/** A changed picture has a new address: those who show links keep pictures for weeks. */
export const sharePicturePath = (pagePath: string, facts: ShareFacts): string =>
  `${pagePath}/paylasim?v=${shareVersion(facts)}`;
