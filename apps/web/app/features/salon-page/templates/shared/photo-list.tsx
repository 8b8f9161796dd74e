import type { PhotoModel } from '../../model/photos.ts';
import { texts } from '../../texts.ts';
import { Photo } from './parts.tsx';

/** So many are seen at once; the rest opens on demand, and is not fetched before that. */
const shownAtOnce = 12;

type Props = { readonly photos: readonly PhotoModel[]; readonly sizes: string };

export function PhotoList({ photos, sizes }: Props) {
  const rest = photos.slice(shownAtOnce);
  return (
    <>
      <Figures photos={photos.slice(0, shownAtOnce)} sizes={sizes} />
      {rest.length > 0 && (
        <details className="more">
          <summary>{texts.morePhotos(rest.length)}</summary>
          <Figures photos={rest} sizes={sizes} />
        </details>
      )}
    </>
  );
}

function Figures({ photos, sizes }: Props) {
  return (
    <div className="photos">
      {photos.map((photo) => (
        <figure key={photo.url}>
          <div>
            <Photo photo={photo} sizes={sizes} />
          </div>
          {photo.caption !== '' && <figcaption>{photo.caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
