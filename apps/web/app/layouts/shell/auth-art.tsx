import './auth-art.css';
import type { ReactNode } from 'react';
import { matchPath } from 'react-router';
import { tv } from 'tailwind-variants/lite';
import { customerKindValue, kindParam } from '../../lib/return-path.ts';
import { SalonArt, type SalonType } from '../../parts/salon-art.tsx';
import { paths } from '../../paths.ts';
import { Pattern } from '../../ui/pattern/pattern.tsx';
import { texts } from './texts.ts';

/** What hangs on the wall beside the form. */
type AuthArtKind = 'wall' | 'owner' | 'customer' | 'team' | 'code';

const artByPath: Readonly<Record<string, AuthArtKind>> = {
  [paths.phoneActivation]: 'code',
  [paths.forgottenPassword]: 'code',
};

export const authArtFor = (pathname: string, search: URLSearchParams): AuthArtKind => {
  if (matchPath(paths.invitation, pathname)) return 'team';
  if (pathname !== paths.signUp) return artByPath[pathname] ?? 'wall';
  return search.get(kindParam) === customerKindValue ? 'customer' : 'owner';
};

const mirrors: Readonly<Record<Exclude<AuthArtKind, 'owner' | 'team'>, readonly SalonType[]>> = {
  wall: ['HairSalon', 'AestheticClinic', 'NailSalon', 'BeautySalon', 'BarberShop', 'MakeupStudio'],
  customer: ['BeautySalon', 'HairSalon', 'NailSalon', 'AestheticClinic'],
  code: ['HairSalon'],
};

/** Six trades in one mirror, from left to right along its slant. */
const panes: readonly SalonType[] = [
  'AestheticClinic',
  'HairSalon',
  'BeautySalon',
  'BarberShop',
  'NailSalon',
  'MakeupStudio',
];

/** On a phone the wall is a strip, of which a low one shows the middle of its mirrors. */
const style = tv({
  slots: {
    wall: '@container-size relative overflow-hidden bg-murdum-800 max-tablet:order-first max-tablet:rounded-b-[28px] tablet:m-3 tablet:rounded-panel',
    field: 'auth-mirrors absolute left-1/2 -translate-x-1/2',
  },
  variants: {
    isLow: {
      true: { field: 'max-tablet:-top-42.5 tablet:top-1/2 tablet:-translate-y-1/2' },
      false: { field: 'top-1/2 -translate-y-1/2' },
    },
  },
});

/** A wall of mirrors; it says nothing that the page does not say. */
export function AuthArt({ art }: { readonly art: AuthArtKind }) {
  const { wall, field } = style({ isLow: art !== 'wall' });
  return (
    <div aria-hidden="true" className={wall()}>
      <div className={field()}>
        {art === 'owner' ? <SixTrades /> : <Mirrors art={art === 'team' ? 'customer' : art} />}
        {art === 'wall' && (
          <MirrorFrame id="wall-strands">
            <Pattern drawing="strands" seed="wall" ground="#4d1933" ink="#f3f0a9" className="size-full" />
          </MirrorFrame>
        )}
      </div>
      {art === 'code' && <SmsBubble />}
      <p className="display absolute right-10 bottom-9 left-10 text-balance font-semibold text-head-34 text-white leading-9.75 tracking-s max-tablet:hidden">
        {texts.authLines[art]}
      </p>
    </div>
  );
}

type FrameProps = { readonly id: string; readonly children: ReactNode };

function MirrorFrame({ id, children }: FrameProps) {
  return (
    <div data-mirror={id} className="auth-mirror">
      <div className="glint size-full rounded-oval">{children}</div>
    </div>
  );
}

function Mirrors({ art }: { readonly art: keyof typeof mirrors }) {
  return mirrors[art].map((type) => (
    <MirrorFrame key={type} id={`${art}-${type}`}>
      <SalonArt type={type} className="size-full" />
    </MirrorFrame>
  ));
}

function SixTrades() {
  return (
    <div data-mirror="owner" className="auth-mirror">
      <div className="relative size-full overflow-hidden rounded-oval">
        {panes.map((type) => (
          <div key={type} data-trade={type} className="auth-pane absolute inset-0">
            <SalonArt type={type} className="size-full" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The SMS that is on its way, as it will look. */
function SmsBubble() {
  return (
    <p className="auth-sms num absolute bottom-37.5 left-1/2 -translate-x-1/2 bg-white px-4.5 py-4 text-lead-size text-sir-900 leading-5.5 max-tablet:hidden">
      <b className="font-semibold">{texts.sms.code}</b> {texts.sms.text}
    </p>
  );
}
