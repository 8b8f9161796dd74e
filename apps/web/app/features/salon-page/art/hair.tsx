import { hairField, hairStrands, type Tone, tones } from '../../../ui/pattern/hair-strands.ts';
import { round } from '../../../ui/pattern/shape.ts';

/** Any tone: only which strand has which of the five shades is taken from it. */
const measured: Tone = 'copper';

/** One lock of hair, drawn once. Every picture of the page is a use of it in a tone of its own. */
export function HairDefs({ seed }: { readonly seed: string }) {
  return (
    <svg className="defs" aria-hidden="true">
      <defs>
        <g id="hair" fill="none" strokeLinecap="round">
          {hairStrands(seed, measured, 130).map(({ d, colour, width }) => (
            <path
              key={colour}
              className={`shade-${tones[measured].indexOf(colour as never)}`}
              d={d}
              strokeWidth={round(width * 0.8)}
            />
          ))}
        </g>
      </defs>
    </svg>
  );
}

type Props = { readonly tone: Tone; readonly view?: string };

export function Hair({ tone, view = `0 0 ${hairField.width} ${hairField.height}` }: Props) {
  return (
    <svg
      className={`fill hair ${tone}`}
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href="#hair" />
    </svg>
  );
}

/** The five shades of each tone, and which of them a strand has. */
export const hairCss = [
  ...[0, 1, 2, 3, 4].map((shade) => `.shade-${shade}{stroke:var(--h${shade})}`),
  '.hair{background:var(--h1)}',
  ...Object.entries(tones).map(
    ([tone, shades]) => `.hair.${tone}{${shades.map((color, shade) => `--h${shade}:${color}`).join(';')}}`,
  ),
].join('');
