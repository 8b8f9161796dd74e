import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { SalonArt, type SalonType } from '../../parts/salon-art.tsx';
import { Pattern } from '../../ui/pattern/pattern.tsx';
import type { AuthArtKind } from './auth-art-kind.ts';
import { texts } from './texts.ts';

type Mirror = { readonly type: SalonType; readonly position: string };

/** Where each mirror hangs, in hundredths of the wall. */
const mirrors: Readonly<Record<Exclude<AuthArtKind, 'owner'>, readonly Mirror[]>> = {
  wall: [
    { type: 'HairSalon', position: 'top-[6.8%] left-[10.6%] h-[37.5%] w-[37.9%]' },
    { type: 'AestheticClinic', position: 'top-[-8%] left-[54.5%] h-[34.1%] w-[34.8%]' },
    { type: 'NailSalon', position: 'top-[31.8%] left-[57.6%] h-[33%] w-[33.3%]' },
    { type: 'BeautySalon', position: 'top-[46.6%] left-[-10.6%] h-[30.7%] w-[30.3%]' },
    { type: 'BarberShop', position: 'top-[50%] left-[25.8%] h-[26.4%] w-[27%]' },
    { type: 'MakeupStudio', position: 'top-[19.3%] left-[86.4%] h-[25%] w-[25.8%]' },
  ],
  customer: [
    { type: 'BeautySalon', position: 'top-[4.5%] left-[-10.6%] h-[47.5%] w-[48.5%]' },
    { type: 'HairSalon', position: 'top-[10.9%] left-[44.2%] h-[40.2%] w-[41.2%]' },
    { type: 'NailSalon', position: 'top-[56.1%] left-[15.8%] h-[27.3%] w-[27.9%]' },
    { type: 'AestheticClinic', position: 'top-[55.2%] left-[68.5%] h-[31.6%] w-[32.4%]' },
  ],
  code: [{ type: 'HairSalon', position: 'top-[8%] left-[15.9%] h-[65.9%] w-[68.2%]' }],
};

/** Six trades in one mirror, cut by its slant. */
const panes: readonly { readonly type: SalonType; readonly cut: string }[] = [
  { type: 'AestheticClinic', cut: '[clip-path:polygon(-60%_0,47.3%_0,-12.4%_100%,-120%_100%)]' },
  { type: 'HairSalon', cut: '[clip-path:polygon(47.2%_0,68.3%_0,8.6%_100%,-12.5%_100%)]' },
  { type: 'BeautySalon', cut: '[clip-path:polygon(68.2%_0,85.8%_0,26.1%_100%,8.5%_100%)]' },
  { type: 'BarberShop', cut: '[clip-path:polygon(85.7%_0,100.9%_0,41.2%_100%,26%_100%)]' },
  { type: 'NailSalon', cut: '[clip-path:polygon(100.8%_0,117.2%_0,57.5%_100%,41.1%_100%)]' },
  { type: 'MakeupStudio', cut: '[clip-path:polygon(117.1%_0,180%_0,120%_100%,57.4%_100%)]' },
];

const frame = 'absolute rounded-[50%] outline outline-[1.5px] outline-white/22 outline-offset-[5px]';
const glass = 'glint size-full rounded-[50%]';

/** On a phone the wall is a strip, of which a low one shows the middle of its mirrors. */
const style = tv({
  slots: {
    wall: '@container-size relative overflow-hidden bg-murdum-800 max-tablet:order-first max-tablet:rounded-b-[28px] tablet:m-3 tablet:rounded-[24px]',
    field: 'absolute left-1/2 aspect-[3/4] w-[max(100cqw,75cqh)] -translate-x-1/2',
  },
  variants: {
    isLow: {
      true: { field: 'max-tablet:top-[-170px] tablet:top-1/2 tablet:-translate-y-1/2' },
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
        {art === 'owner' ? <SixTrades /> : <Mirrors of={mirrors[art]} />}
        {art === 'wall' && (
          <MirrorFrame position="top-[70.5%] left-[71.2%] h-[31.8%] w-[31.8%]">
            <Pattern drawing="strands" seed="wall" ground="#4d1933" ink="#f3f0a9" className="size-full" />
          </MirrorFrame>
        )}
      </div>
      {art === 'code' && <SmsBubble />}
      <p className="display absolute right-10 bottom-9 left-10 text-balance font-semibold text-[34px] text-white leading-[39px] tracking-[-0.012em] max-tablet:hidden">
        {texts.authLines[art]}
      </p>
    </div>
  );
}

function MirrorFrame({ position, children }: { readonly position: string; readonly children: ReactNode }) {
  return (
    <div className={`${frame} ${position}`}>
      <div className={glass}>{children}</div>
    </div>
  );
}

function Mirrors({ of }: { readonly of: readonly Mirror[] }) {
  return of.map(({ type, position }) => (
    <MirrorFrame key={type} position={position}>
      <SalonArt type={type} className="size-full" />
    </MirrorFrame>
  ));
}

function SixTrades() {
  return (
    <div className={`${frame} top-[10.9%] left-[18.2%] h-[61.1%] w-[63.6%]`}>
      <div className="relative size-full overflow-hidden rounded-[50%]">
        {panes.map(({ type, cut }) => (
          <div key={type} className={`absolute inset-0 ${cut}`}>
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
    <p className="num absolute bottom-37.5 left-1/2 w-[min(360px,calc(100%-48px))] -translate-x-1/2 rounded-[20px_20px_20px_6px] bg-white px-4.5 py-4 text-[#162120] text-[15px] leading-5.5 shadow-[0_24px_60px_-16px_rgb(0_0_0/0.5)] max-tablet:hidden">
      <b className="font-semibold">{texts.sms.code}</b> {texts.sms.text}
    </p>
  );
}
