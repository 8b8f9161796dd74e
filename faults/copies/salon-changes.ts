import { days } from '@ayna/contracts/core/hours';
import { salon } from '@ayna/contracts/salon';
import { below, hour, oneOf, someDay, someOf } from './dice.ts';
import { face, type Salon } from './salons.ts';

/** Made as it is drawn; false where it was refused, as when somebody else was quicker. */
export type Change = (salon: Salon) => Promise<boolean>;

type Part = Parameters<typeof partChange>[0];

/** Reads the salon, and changes a part of it at the version that was read. */
const partChange =
  (part: (path: string) => object): Change =>
  async ({ code, line }) => {
    const now = await line(salon.routes.one, { params: { salonCode: code } });
    if (!now) return false;
    const body = { version: now.version, ...part(now.path) };
    return (await line(salon.routes.change, { params: { salonCode: code }, body })) !== null;
  };

const general: Part = (path) => ({
  general: {
    ...face,
    path,
    description: `Bir satir ${below(1_000)}\nve bir daha`,
    whatsapp: oneOf([null, '+905321112233']),
    instagram: oneOf([null, 'deneme.salonu']),
    facebook: null,
    tiktok: null,
    position: oneOf([null, { latitude: 40.98 + below(100) / 1_000, longitude: 29.02 }]),
  },
});

const hours: Part = () => ({
  hours: {
    openingHours: someOf(days).map((day) => ({
      day,
      openTime: hour(8, 3),
      closeTime: hour(18, 4),
      breaks: oneOf([[], [{ startTime: '12:30:00', endTime: '13:15:00' }]]),
    })),
    closedDays: oneOf([[], [{ from: '2027-01-01', to: '2027-01-03', reason: 'Tadilat' }]]),
    holidays: oneOf(['closed', 'open']),
    holidayChoices: oneOf([
      [],
      [{ date: '2027-04-23', as: 'short', openTime: '10:00:00', closeTime: '14:00:00' }],
    ]),
  },
});

const rules: Part = () => ({
  rules: {
    onlineBooking: oneOf([true, false]),
    approval: oneOf(['auto', 'manual']),
    cancelMinutes: below(600),
    leadMinutes: below(600),
    aheadDays: 1 + below(300),
    slotStep: oneOf([5, 10, 15, 20, 30, 60]),
    remindDayBefore: oneOf([true, false]),
    remindTwoHours: oneOf([true, false]),
    waitingList: oneOf([true, false]),
    anyEmployee: oneOf([true, false]),
  },
});

const setStatus: Change = async ({ code, line }) => {
  const body = { status: oneOf(['Draft', 'Published'] as const) };
  return (await line(salon.routes.setStatus, { params: { salonCode: code }, body })) !== null;
};

const ban: Change = async ({ code, line, bans }) => {
  const made = await line(salon.routes.ban, {
    body: {
      salonCode: code,
      userCode: null,
      phone: `+9053${String(below(100_000_000)).padStart(8, '0')}`,
      name: 'Birisi',
      reason: '',
      until: oneOf([null, someDay()]),
    },
  });
  if (made) bans.push(made.code);
  return made !== null;
};

const liftBan: Change = async ({ code, line, bans }) => {
  if (bans.length === 0) return false;
  const params = { salonCode: code, code: oneOf(bans) };
  return (await line(salon.routes.liftBan, { params })) !== null;
};

export const salonChanges: readonly Change[] = [
  partChange(general),
  partChange(hours),
  partChange(rules),
  setStatus,
  ban,
  ban,
  liftBan,
];
