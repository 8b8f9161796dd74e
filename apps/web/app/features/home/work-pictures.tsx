import { CircleCheck, Wallet } from 'lucide-react';
import { Block } from './block.tsx';
import { sample, texts } from './texts.ts';

export function DayPicture() {
  return (
    <div className="-mx-1 grid h-[150px] grid-cols-3 gap-2 *:relative">
      <div>
        <Block status="completed" appointment={sample.zeynep} className="top-0 h-[66px]" />
        <Block status="approved" appointment={sample.sule} className="top-[74px] h-[76px]" />
      </div>
      <div>
        <Block status="noshow" appointment={sample.tugce} className="top-0 h-[52px]" />
        <Block status="approved" appointment={sample.begum} className="top-[60px] h-[90px]" />
      </div>
      <div>
        <Block status="pending" appointment={sample.ayse} className="top-[22px] h-[56px]" />
        <Block status="canceled" appointment={sample.emir} className="top-[86px] h-[64px]" />
      </div>
    </div>
  );
}

export function IncomePicture() {
  const { customer, session, time, transaction, amount } = texts.income;
  return (
    <div className="grid gap-2.5 text-[0.9375rem]/5 *:flex *:items-center *:gap-3 *:rounded-lg *:px-3.5">
      <div className="bg-white/9 py-3">
        <CircleCheck size={22} strokeWidth={1.75} className="shrink-0 text-yesil-300" />
        <span className="flex-1">
          {customer}
          <span className="block text-[0.84375rem] text-murdum-200">{session}</span>
        </span>
        <span className="text-[0.84375rem] text-murdum-200 max-narrow:hidden">{time}</span>
      </div>
      <div className="bg-white py-3.5 text-sir-900">
        <Wallet size={22} strokeWidth={1.75} className="shrink-0 text-murdum-600" />
        <span className="flex-1">{transaction}</span>
        <b className="font-semibold text-[1.125rem]">{amount}</b>
      </div>
    </div>
  );
}

export function SessionsPicture() {
  return (
    <>
      <div className="flex justify-between text-[0.9375rem]">
        <b className="font-[550]">{texts.sessions.service}</b>
        <span className="text-muted">{texts.sessions.count}</span>
      </div>
      <div className="mt-2.5 grid grid-cols-6 gap-[5px] *:h-3 *:rounded-sm">
        <i className="bg-accent" />
        <i className="bg-accent" />
        <i className="bg-accent" />
        <i className="bg-accent" />
        <i className="bg-accent-soft-2" />
        <i className="bg-accent-soft-2" />
      </div>
    </>
  );
}

export function ReminderPicture() {
  return (
    <div className="rounded-sheet rounded-bl-[5px] bg-sunken px-4 py-3.5 text-[0.9375rem]/5.5">
      {texts.reminder.message}
    </div>
  );
}

export function RightsPicture() {
  return (
    <div className="grid gap-2.5 text-[0.9375rem] *:flex *:items-center *:justify-between *:gap-3">
      <div>
        {texts.rights.changesStatus}
        <i className="relative h-6 w-[38px] shrink-0 rounded-full bg-accent after:absolute after:top-[3px] after:left-[17px] after:size-[18px] after:rounded-full after:bg-white after:shadow-1 dark:after:bg-murdum-950" />
      </div>
      <div>
        {texts.rights.seesAccounting}
        <i className="relative h-6 w-[38px] shrink-0 rounded-full bg-line-strong after:absolute after:top-[3px] after:left-[3px] after:size-[18px] after:rounded-full after:bg-white after:shadow-1" />
      </div>
    </div>
  );
}
