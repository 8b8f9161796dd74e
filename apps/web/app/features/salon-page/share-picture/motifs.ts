import type { PageTemplate } from '@ayna/contracts/core/salon-page';
import { hairField, hairStrands, toneOf, tones } from '../../../ui/pattern/hair-strands.ts';
import { mix } from '../model/colors.ts';
import type { ShareFacts } from './share-facts.ts';

// One motif per template, in the right third of the picture: 400 x 630. All of it is SVG without text.

type Motif = (facts: ShareFacts) => string;

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

const gleam = '<path d="M90 560 260 60h50L140 560zM175 560 330 110h16L200 560z" fill="#fff" opacity=".16"/>';

const oval = (inside: string, edge: string): string =>
  `<clipPath id="oval"><ellipse cx="180" cy="315" rx="170" ry="245"/></clipPath>
<g clip-path="url(#oval)">${inside}${gleam}</g>
<ellipse cx="180" cy="315" rx="170" ry="245" fill="none" stroke="${edge}" stroke-width="14"/>`;

const hair = (seed: string): string => {
  const tone = toneOf(seed);
  const strands = hairStrands(seed, tone, 130).map(
    ({ d, colour, width }) => `<path d="${d}" stroke="${colour}" stroke-width="${width * 0.8}"/>`,
  );
  const scale = 500 / hairField.height;
  return `<rect width="400" height="630" fill="${tones[tone][1]}"/>
<g fill="none" stroke-linecap="round" transform="translate(-20 65) scale(${scale})">${strands.join('')}</g>`;
};

const rings = ({ accent, ground }: ShareFacts['colors']): string =>
  `<rect width="400" height="630" fill="${accent}"/>${times(
    9,
    (index) =>
      `<ellipse cx="180" cy="315" rx="${150 - index * 17}" ry="${222 - index * 25}" fill="${mix(accent, ground, 0.92 - index * 0.07)}"/>`,
  )}`;

const flow: Motif = ({ type, seed, colors }) =>
  oval(
    type === 'HairSalon' || type === 'BarberShop' ? hair(seed) : rings(colors),
    mix('#ffffff', colors.ground, 0.8),
  );

/** The pole of a barber. */
const razor: Motif = ({ colors: { accent, text, ground } }) =>
  `<clipPath id="pole"><rect x="120" y="40" width="170" height="550" rx="85"/></clipPath>
<g clip-path="url(#pole)"><rect width="400" height="630" fill="${text}"/>${times(8, (index) => {
    const y = index * 120 - 60;
    return `<path d="M100 ${y + 90} 310 ${y - 30}v40L100 ${y + 130}z" fill="${accent}"/><path d="M100 ${y + 145} 310 ${y + 25}v18L100 ${y + 163}z" fill="${ground}"/>`;
  })}<rect x="150" width="26" height="630" fill="#fff" opacity=".22"/></g>`;

const bloom: Motif = ({ colors: { accent, ground } }) =>
  `<g transform="translate(190 315)">${[
    [10, 175, 0.5],
    [9, 130, 0.72],
    [7, 85, 0.9],
  ]
    .map(([count = 0, reach = 0, share = 1]) =>
      times(
        count,
        (index) =>
          `<ellipse cx="0" cy="${-reach * 0.62}" rx="${reach * 0.38}" ry="${reach * 0.62}" fill="${mix(accent, ground, share)}" stroke="${ground}" stroke-width="3" transform="rotate(${(360 / count) * index + reach})"/>`,
      ),
    )
    .join('')}<circle r="26" fill="${accent}"/></g>`;

/** Strokes of lacquer. */
const polish: Motif = ({ colors: { accent, text } }) =>
  times(4, (index) => {
    const height = [470, 340, 540, 400][index] ?? 400;
    const x = index * 92 + 12;
    return `<rect x="${x}" y="${-60}" width="74" height="${height}" rx="37" fill="${mix(accent, index % 2 ? '#ffffff' : text, 1 - index * 0.17)}"/>
<rect x="${x + 14}" y="0" width="9" height="${height - 110}" rx="4" fill="#fff" opacity=".3"/>`;
  });

/** A mirror among bulbs. */
const backstage: Motif = ({ colors: { accent, ground } }) =>
  `<radialGradient id="bulb"><stop offset="0" stop-color="#fff8e6" stop-opacity=".9"/><stop offset=".3" stop-color="#ffdf9e" stop-opacity=".5"/><stop offset="1" stop-color="#ffb46a" stop-opacity="0"/></radialGradient>
<rect x="30" y="70" width="310" height="490" rx="26" fill="${mix('#000000', ground, 0.5)}"/>
<rect x="80" y="120" width="210" height="390" rx="12" fill="${mix(accent, ground, 0.55)}"/><path d="M215 120h45L155 510h-45z" fill="#fff" opacity=".1"/>${times(
    12,
    (index) => {
      const at = `cx="${index % 2 ? 315 : 55}" cy="${100 + Math.floor(index / 2) * 86}"`;
      return `<circle ${at} r="46" fill="url(#bulb)"/><circle ${at} r="11" fill="#fff6e0"/>`;
    },
  )}`;

/** Fine lines, as a plan is drawn. */
const clear: Motif = ({ colors: { accent, ground } }) =>
  times(
    12,
    (index) =>
      `<ellipse cx="${215 + index * 3}" cy="315" rx="${40 + index * 15}" ry="${60 + index * 21}" fill="none" stroke="${mix(accent, ground, 1 - index * 0.065)}" stroke-width="${index === 4 ? 6 : 2}"/>`,
  );

const motifs: Readonly<Record<PageTemplate, Motif>> = { flow, razor, bloom, polish, backstage, clear };

/** The ground of the picture with the motif of its template. */
export const groundSvg = (facts: ShareFacts): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${facts.colors.ground}"/><g transform="translate(800 0)">${motifs[facts.template](facts)}</g></svg>`;

/** Dark below and to the left, so that white letters can be read on any photo. */
export const shadeSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><linearGradient id="up" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-opacity=".86"/><stop offset=".6" stop-opacity=".5"/><stop offset="1" stop-opacity=".12"/></linearGradient><rect width="1200" height="630" fill="url(#up)"/></svg>`;
