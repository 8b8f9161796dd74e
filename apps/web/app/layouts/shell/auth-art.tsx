import { SalonArt, type SalonType } from '../../parts/salon-art.tsx';
import { Pattern } from '../../ui/pattern/pattern.tsx';
import { texts } from './texts.ts';

/** Where each mirror hangs, in hundredths of the wall. */
const mirrors: readonly { readonly type: SalonType; readonly place: string }[] = [
  { type: 'HairSalon', place: 'top-[6.8%] left-[10.6%] h-[37.5%] w-[37.9%]' },
  { type: 'AestheticClinic', place: 'top-[-8%] left-[54.5%] h-[34.1%] w-[34.8%]' },
  { type: 'NailSalon', place: 'top-[31.8%] left-[57.6%] h-[33%] w-[33.3%]' },
  { type: 'BeautySalon', place: 'top-[46.6%] left-[-10.6%] h-[30.7%] w-[30.3%]' },
  { type: 'BarberShop', place: 'top-[50%] left-[25.8%] h-[26.4%] w-[27%]' },
  { type: 'MakeupStudio', place: 'top-[19.3%] left-[86.4%] h-[25%] w-[25.8%]' },
];

const frame = 'absolute rounded-[50%] outline outline-[1.5px] outline-white/22 outline-offset-[5px]';
const glass = 'glint size-full rounded-[50%]';

/** A wall of mirrors; it says nothing that the page does not say. */
export function AuthArt() {
  return (
    <div
      aria-hidden="true"
      className="@container-size relative overflow-hidden bg-murdum-800 max-tablet:order-first max-tablet:rounded-b-[28px] tablet:m-3 tablet:rounded-[24px]"
    >
      <div className="absolute top-1/2 left-1/2 aspect-[3/4] w-[max(100cqw,75cqh)] -translate-1/2">
        {mirrors.map(({ type, place }) => (
          <div key={type} className={`${frame} ${place}`}>
            <div className={glass}>
              <SalonArt type={type} className="size-full" />
            </div>
          </div>
        ))}
        <div className={`${frame} top-[70.5%] left-[71.2%] h-[31.8%] w-[31.8%]`}>
          <div className={glass}>
            <Pattern drawing="strands" seed="wall" ground="#4d1933" ink="#f3f0a9" className="size-full" />
          </div>
        </div>
      </div>
      <p className="display absolute right-10 bottom-9 left-10 font-semibold text-[34px] text-white leading-[39px] tracking-[-0.012em] max-tablet:hidden">
        {texts.authLine}
      </p>
    </div>
  );
}
