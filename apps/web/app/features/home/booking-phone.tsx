import { HairAvatar } from '../../ui/pattern/hair-avatar.tsx';
import { sample } from './texts.ts';

const chosenDay = '17';
const closedDay = '16';
const chosenTime = '16:30';
const fullTimes = ['13:00', '15:15'];

function dayLook(day: string): string {
  if (day === chosenDay) return 'home-salon text-white';
  if (day === closedDay) return 'hatched text-muted';
  return 'text-muted ring-1 ring-line ring-inset dark:ring-sir-800';
}

function timeLook(time: string): string {
  if (time === chosenTime) return 'home-salon home-chosen text-white';
  if (fullTimes.includes(time)) return 'hatched text-muted line-through';
  return 'ring-1 ring-line ring-inset dark:ring-sir-800';
}

/** The third step of booking, in the colours of a salon and not in ours. */
export function BookingPhone() {
  return (
    <div className="home-phone absolute top-6.5 left-6 w-66 rounded-[38px] bg-surface px-4 pt-5.5 pb-5 text-label-size/4.5 tablet:top-19 tablet:left-0 tablet:w-68 dark:bg-raised">
      <div className="flex items-center gap-2.25 pt-0.5 pb-3.5">
        <span className="h-9.5 w-7.5 shrink-0 overflow-hidden rounded-oval">
          <HairAvatar seed={sample.salon} tone="copper" />
        </span>
        <span className="leading-4">
          <b className="block font-strong">{sample.salon}</b>
          <span className="text-tag-size text-muted">{sample.place}</span>
        </span>
      </div>
      <div className="mb-3.5 grid grid-cols-4 gap-1 *:h-0.75 *:rounded-full">
        <i className="home-salon" />
        <i className="home-salon" />
        <i className="home-salon" />
        <i className="bg-line dark:bg-sir-800" />
      </div>
      <p className="home-salon-face mb-0.5 whitespace-nowrap text-head-20/6">{sample.question}</p>
      <span className="text-muted">{sample.choice}</span>
      <div className="num my-3 grid grid-cols-4 gap-1.5">
        {sample.days.map(({ name, day }) => (
          <span
            key={day}
            className={`grid h-13 place-content-center justify-items-center rounded-box text-micro-size/3.5 ${dayLook(day)}`}
          >
            {name}
            <b className={`font-strong text-title-s-size/4.75 ${day === chosenDay ? '' : 'text-ink'}`}>
              {day}
            </b>
          </span>
        ))}
      </div>
      <div className="mt-0.5 mb-2 font-strong">{sample.part}</div>
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
      <div className="flex items-baseline justify-between px-0.5 pt-4.5">
        <span className="text-muted">{sample.service}</span>
        <b className="num font-semibold text-lead-size">{sample.price}</b>
      </div>
      <div className="mt-3.5 grid h-11 place-items-center rounded-full home-salon font-strong text-body-size text-white">
        {sample.confirm}
      </div>
    </div>
  );
}
