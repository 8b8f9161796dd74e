import { between, randomFrom } from '../../../ui/pattern/random.ts';
import { faceField, facePaths } from './face-contours.ts';

/** Drawn once: portraits are crops of it. */
export function FaceDefs() {
  return (
    <svg className="defs" aria-hidden="true">
      <defs>
        <g id="face" fill="none" stroke="currentColor">
          <path opacity=".42" d={facePaths.low} />
          <path d={facePaths.high} />
        </g>
      </defs>
    </svg>
  );
}

export function FaceMap({ view = `0 0 ${faceField.width} ${faceField.height}` }: { readonly view?: string }) {
  return (
    <svg className="fill" viewBox={view} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#face" />
    </svg>
  );
}

/** Everybody keeps a place of their own on the map. */
export const faceCropOf = (seed: string): string => {
  const random = randomFrom(`face ${seed}`);
  return `${Math.round(between(random, 110, 270))} ${Math.round(between(random, 60, 400))} 150 184`;
};
