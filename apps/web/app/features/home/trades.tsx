import { Link } from 'react-router';
import { SalonArt, type SalonType } from '../../parts/salon-art.tsx';
import { paths } from '../../paths.ts';
import { SectionTitle } from './section-title.tsx';
import { texts } from './texts.ts';

const order: readonly SalonType[] = [
  'HairSalon',
  'BarberShop',
  'BeautySalon',
  'NailSalon',
  'MakeupStudio',
  'AestheticClinic',
];

export function Trades() {
  return (
    <section aria-labelledby="trades" className="pt-20 desk:pt-[110px]">
      <SectionTitle id="trades" className="max-w-[15em]">
        {texts.trades}
      </SectionTitle>
      <ul className="mt-7 grid grid-cols-2 gap-2.5 min-[37.5rem]:grid-cols-3 desk:mt-11 desk:gap-3.5 wide:grid-cols-6">
        {order.map((type) => (
          <li key={type}>
            <Link
              to={paths.audience}
              className="group relative block h-[178px] overflow-hidden rounded-xl desk:h-[268px]"
            >
              <SalonArt
                type={type}
                className="absolute inset-0 size-full transition-transform duration-320 ease-out group-hover:scale-[1.04] motion-reduce:transform-none"
              />
              <span className="absolute inset-x-3.5 bottom-3.5 rounded-segment bg-surface px-3 py-2 text-center font-[550] text-[0.9375rem]/[1.3125rem] text-ink max-narrow:px-1.5">
                {texts.tradeNames[type]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
