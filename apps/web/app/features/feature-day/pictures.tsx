import { CircleCheck, Clock, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { SampleBlock } from '../../parts/sample-block.tsx';
import { Badge } from '../../ui/badge.tsx';
import { sample } from './texts.ts';

// What the screen shows at that hour. Pictures: to a screen reader the words beside them say the same.

const padded = 'p-4.5 tablet:p-5.5';
const line = 'flex items-center gap-2.5 border-line border-t py-3.25 first:border-0 tablet:gap-3.5';

export function NightPicture() {
  return (
    <div className={padded}>
      <p className="mb-2.5 text-body-size/5 text-muted">{sample.tonight}</p>
      {sample.bookings.map(({ clock, name, what }) => (
        <div key={clock} className={line}>
          <span className="text-muted">{clock}</span>
          <span className="min-w-0 flex-1">
            <b className="block truncate font-semibold">{name}</b>
            <span className="block text-body-size/5 text-muted">{what}</span>
          </span>
          <Badge tone="blue" icon={Clock}>
            {sample.booked}
          </Badge>
        </div>
      ))}
    </div>
  );
}

const columns = 'grid grid-cols-[48px_1fr_1fr] tablet:grid-cols-[56px_1fr_1fr_1fr]';
const place = 'relative! inset-auto! min-h-0 flex-1';

export function DayPicture() {
  return (
    <div className="bg-surface">
      <div className={`${columns} border-line border-b font-strong text-body-size`}>
        <span />
        <Head {...sample.elif} className="bg-kehribar-100 text-kehribar-800" />
        <Head {...sample.nehir} className="bg-murdum-200 text-murdum-800" />
        <Head {...sample.burak} className="bg-mavi-100 text-mavi-800" isWide />
      </div>
      <div className={`${columns} h-53`}>
        <div className="flex flex-col justify-between px-1.5 py-1.5 text-right text-caption-size/3.5 text-muted">
          {sample.hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <Column>
          <SampleBlock status="completed" appointment={sample.zeynep} className={place} />
          <SampleBlock status="approved" appointment={sample.gulsen} className={`${place} grow-[1.4]`} />
        </Column>
        <Column>
          <SampleBlock status="approved" appointment={sample.serap} className={`${place} grow-[2]`} />
          <span className="hatched grid flex-1 place-items-center rounded-tile text-caption-size text-muted">
            {sample.break}
          </span>
        </Column>
        <Column isWide>
          <SampleBlock status="pending" appointment={sample.gizem} className={place} />
          <SampleBlock status="noshow" appointment={sample.tugce} className={place} />
        </Column>
      </div>
    </div>
  );
}

type HeadProps = {
  readonly initials: string;
  readonly name: string;
  readonly className: string;
  readonly isWide?: boolean;
};

function Head({ initials, name, className, isWide = false }: HeadProps) {
  return (
    <span className={`flex items-center gap-2 px-2 py-2.5 ${isWide ? 'max-tablet:hidden' : ''}`}>
      <span className={`grid size-6 place-items-center rounded-full font-semibold text-tiny ${className}`}>
        {initials}
      </span>
      {name}
    </span>
  );
}

function Column({ isWide = false, children }: { readonly isWide?: boolean; readonly children: ReactNode }) {
  return (
    <div
      className={`flex min-w-0 flex-col gap-1.5 border-line border-l p-1.5 ${isWide ? 'max-tablet:hidden' : ''}`}
    >
      {children}
    </div>
  );
}

export function TakenPicture() {
  return (
    <div className={padded}>
      <p className="flex items-center gap-2.5 rounded-box bg-warning-bg px-3.5 py-3 text-lead-size/5.25 text-warning-ink">
        <Clock size={20} className="shrink-0" />
        <span>
          <b className="font-semibold">{sample.justTaken}</b> {sample.nearest}
        </span>
      </p>
      <div className="mt-3.5 grid grid-cols-3 gap-2.5">
        {sample.times.map((time) => (
          <span
            key={time}
            className={`grid h-13 place-items-center rounded-box font-strong text-title-size ${
              time === sample.chosen ? 'bg-accent text-on-accent' : 'bg-surface shadow-frame-strong'
            }`}
          >
            {time}
          </span>
        ))}
      </div>
    </div>
  );
}

export function SessionsPicture() {
  return (
    <div className={padded}>
      <div className="flex flex-wrap justify-between gap-x-4 text-title-s-size">
        <b className="font-semibold">{sample.course}</b>
        <span className="text-muted">{sample.progress}</span>
      </div>
      <div className="mt-3.5 grid grid-cols-6 gap-1.5 text-center text-label-size/5 text-muted">
        {sample.sessions.map((day, index) => (
          <span key={day} className="min-w-0">
            <i
              className={`mb-1 block h-3.5 rounded-badge ${index < sample.sessionsDone ? 'bg-accent' : 'bg-accent-soft-2'}`}
            />
            {day}
          </span>
        ))}
      </div>
    </div>
  );
}

export function IncomePicture() {
  return (
    <div className="grid gap-2.5 bg-murdum-900 p-4.5 text-lead-size/5.25 text-white tablet:p-5">
      <div className="flex items-center gap-3 rounded-lg bg-white/9 px-3.5 py-3.25">
        <CircleCheck size={22} className="shrink-0 text-yesil-300" />
        <span className="flex-1">
          {sample.completed}
          <span className="block text-body-size/5 text-murdum-200">{sample.completedSession}</span>
        </span>
        <span className="rounded-badge px-2.5 py-1.5 font-strong text-label-size ring-1 ring-white/40 ring-inset">
          {sample.undo}
        </span>
      </div>
      <div className="flex items-center gap-3 rounded-lg bg-white px-3.5 py-3.25 text-sir-900">
        <Wallet size={22} className="shrink-0 text-murdum-600" />
        <span className="flex-1">{sample.income}</span>
        <b className="font-semibold text-head-18">{sample.amount}</b>
      </div>
    </div>
  );
}

export function RightsPicture() {
  return (
    <div className="px-4.5 py-2.5 text-title-s-size tablet:px-5.5">
      {sample.switches.map(({ name, isOn }) => (
        <div key={name} className={line}>
          <span className="flex-1">{name}</span>
          <i
            className={`relative h-6 w-9.5 shrink-0 rounded-full after:absolute after:top-0.75 after:size-4.5 after:rounded-full after:bg-white after:shadow-1 ${
              isOn ? 'bg-accent after:left-4.25 dark:after:bg-murdum-950' : 'bg-line-strong after:left-0.75'
            }`}
          />
        </div>
      ))}
    </div>
  );
}

const bar = { width: 84, step: 108, ground: 66, gap: 2 } as const;

export function MonthPicture() {
  return (
    <div className={padded}>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <b className="font-semibold text-head-34 tracking-l">{sample.sum}</b>
        <span className="text-lead-size text-muted">{sample.sumOf}</span>
      </p>
      <svg viewBox="0 0 408 88" aria-hidden="true" className="mt-3.5 block w-full">
        {sample.months.map(({ name, income, expense }, index) => (
          <g key={name} opacity={index === sample.months.length - 1 ? 1 : 0.55}>
            <rect
              x={index * bar.step}
              y={bar.ground - income}
              width={bar.width}
              height={income}
              rx={5}
              className="fill-v2"
            />
            <rect
              x={index * bar.step}
              y={bar.ground + bar.gap}
              width={bar.width}
              height={expense}
              rx={4}
              className="fill-v1"
            />
          </g>
        ))}
      </svg>
      <p className="grid grid-cols-4 text-label-size text-muted">
        {sample.months.map(({ name }) => (
          <span key={name} className="w-[84%] text-center">
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}
