import { HairAvatar } from '../../ui/pattern/hair-avatar.tsx';
import { sample } from './texts.ts';

const chosenDay = '17';
const closedDay = '16';
const chosenTime = '16:30';
const fullTimes = ['13:00', '15:15'];

function dayLook(day: string): string {
  if (day === chosenDay) return 'home-salon text-white [&_b]:text-white';
  if (day === closedDay) return 'hatched text-muted';
  return 'text-muted ring-1 ring-line ring-inset dark:ring-sir-800';
}

function timeLook(time: string): string {
  if (time === chosenTime) {
    return 'home-salon text-white shadow-[0_0_0_3px_var(--surface),0_0_0_7px_var(--ayva-300)] dark:shadow-[0_0_0_3px_var(--raised),0_0_0_7px_var(--ayva-300)]';
  }
  if (fullTimes.includes(time)) return 'hatched text-muted line-through';
  return 'ring-1 ring-line ring-inset dark:ring-sir-800';
}

/** The third step of booking, in the colours of a salon and not in ours. */
export function BookingPhone() {
  return (
    <div className="home-phone absolute top-[26px] left-6 w-[264px] rounded-[38px] bg-surface px-4 pt-[22px] pb-5 text-[0.8125rem]/[1.125rem] tablet:top-[76px] tablet:left-0 tablet:w-[272px] dark:bg-raised">
      <div className="flex items-center gap-[9px] pt-0.5 pb-3.5">
        <span className="h-[38px] w-[30px] shrink-0 overflow-hidden rounded-[50%]">
          <HairAvatar seed={sample.salon} tone="copper" />
        </span>
        <span className="leading-4">
          <b className="block font-[550]">{sample.salon}</b>
          <span className="text-[0.75rem] text-muted">{sample.place}</span>
        </span>
      </div>
      <div className="mb-3.5 grid grid-cols-4 gap-1 *:h-[3px] *:rounded-full">
        <i className="home-salon" />
        <i className="home-salon" />
        <i className="home-salon" />
        <i className="bg-line dark:bg-sir-800" />
      </div>
      <p className="home-salon-face mb-0.5 whitespace-nowrap text-[1.3125rem]/6">{sample.question}</p>
      <span className="text-muted">{sample.choice}</span>
      <div className="num my-3 grid grid-cols-4 gap-1.5">
        {sample.days.map(({ name, day }) => (
          <span
            key={day}
            className={`grid h-13 place-content-center justify-items-center rounded-[12px] text-[0.71875rem]/3.5 ${dayLook(day)}`}
          >
            {name}
            <b className="font-[550] text-[1rem]/[1.1875rem] text-ink">{day}</b>
          </span>
        ))}
      </div>
      <div className="mt-0.5 mb-2 font-[550]">{sample.part}</div>
      <div className="num grid grid-cols-3 gap-1.5">
        {sample.times.map((time) => (
          <span
            key={time}
            className={`grid h-9 place-items-center rounded-input font-medium ${timeLook(time)}`}
          >
            {time}
          </span>
        ))}
      </div>
      <div className="flex items-baseline justify-between px-0.5 pt-[18px]">
        <span className="text-muted">{sample.service}</span>
        <b className="num font-semibold text-[0.9375rem]">{sample.price}</b>
      </div>
      <div className="mt-3.5 grid h-11 place-items-center rounded-full home-salon font-[550] text-[0.90625rem] text-white">
        {sample.confirm}
      </div>
    </div>
  );
}
