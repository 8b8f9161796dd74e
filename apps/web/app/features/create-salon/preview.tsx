import type { ReactNode } from 'react';
import { SalonArt } from '../../parts/salon-art.tsx';
import type { Draft } from './draft.ts';
import { texts } from './texts.ts';

type Props = { readonly draft: Draft; readonly children: ReactNode };

/** The salon as customers will find it, while it is being written. */
export function Preview({ draft: { type, profile }, children }: Props) {
  return (
    <section className="overflow-hidden rounded-xl bg-surface shadow-outline dark:bg-raised">
      <div className="h-27.5">
        <SalonArt type={type ?? 'HairSalon'} seed={profile.path || 'salon'} />
      </div>
      <div className="px-5 pt-4.5 pb-5">
        <p className="text-label text-muted">{texts.preview.lead}</p>
        <p className="display mt-1 break-words text-head-26 leading-8">
          {profile.name || texts.preview.name}
        </p>
        {profile.district && <p className="mt-0.5 text-muted">{profile.district}</p>}
        <div className="num mt-4 border-line border-t pt-3.5 text-ink-2">{children}</div>
      </div>
    </section>
  );
}
