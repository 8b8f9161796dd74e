import { salon } from '@ayna/contracts/salon';
import { weekdays } from '@ayna/domain/wall-clock';
import { type Salon, salonProfile } from './open-salon.ts';
import { pickOne, pickSome, randomBelow, randomDate, randomTime } from './random-values.ts';

/** Makes a random change. Returns false if it was refused, for example because of a newer version. */
export type Change = (salon: Salon) => Promise<boolean>;

type PartFactory = Parameters<typeof changePart>[0];

/** Reads the salon and changes a part of it at the version that was read. */
const changePart =
  (createPart: (path: string) => object): Change =>
  async ({ code, call }) => {
    const current = await call(salon.routes.byCode, { params: { salonCode: code } });
    if (!current) return false;
    const body = { version: current.version, ...createPart(current.path) };
    return (await call(salon.routes.change, { params: { salonCode: code }, body })) !== null;
  };

const generalPart: PartFactory = (path) => ({
  general: {
    ...salonProfile,
    path,
    description: `Bir satir ${randomBelow(1_000)}\nve bir daha`,
    whatsapp: pickOne([null, '+905321112233']),
    instagram: pickOne([null, 'deneme.salonu']),
    facebook: null,
    tiktok: null,
    position: pickOne([null, { latitude: 40.98 + randomBelow(100) / 1_000, longitude: 29.02 }]),
  },
});

const hoursPart: PartFactory = () => ({
  hours: {
    openingHours: pickSome(weekdays).map((day) => ({
      day,
      openTime: randomTime(8, 3),
      closeTime: randomTime(18, 4),
      breaks: pickOne([[], [{ startTime: '12:30:00', endTime: '13:15:00' }]]),
    })),
    closedDays: pickOne([[], [{ from: '2027-01-01', to: '2027-01-03', reason: 'Tadilat' }]]),
    holidays: pickOne(['closed', 'open']),
    holidayChoices: pickOne([
      [],
      [{ date: '2027-04-23', as: 'short', openTime: '10:00:00', closeTime: '14:00:00' }],
    ]),
  },
});

const rulesPart: PartFactory = () => ({
  rules: {
    onlineBooking: pickOne([true, false]),
    approval: pickOne(['auto', 'manual']),
    cancelMinutes: randomBelow(600),
    leadMinutes: randomBelow(600),
    aheadDays: 1 + randomBelow(300),
    slotStep: pickOne([5, 10, 15, 20, 30, 60]),
    remindDayBefore: pickOne([true, false]),
    remindTwoHours: pickOne([true, false]),
    waitingList: pickOne([true, false]),
    anyEmployee: pickOne([true, false]),
    noShowLadder: pickOne([true, false]),
    suggestSlots: pickOne([true, false]),
  },
});

const setStatus: Change = async ({ code, call }) => {
  const body = { status: pickOne(['Draft', 'Published'] as const) };
  return (await call(salon.routes.setStatus, { params: { salonCode: code }, body })) !== null;
};

const ban: Change = async ({ code, call, bans }) => {
  const created = await call(salon.routes.ban, {
    body: {
      salonCode: code,
      userCode: null,
      phone: `+9053${String(randomBelow(100_000_000)).padStart(8, '0')}`,
      name: 'Birisi',
      reason: '',
      until: pickOne([null, randomDate()]),
    },
  });
  if (created) bans.push(created.code);
  return created !== null;
};

const liftBan: Change = async ({ code, call, bans }) => {
  if (bans.length === 0) return false;
  const params = { salonCode: code, code: pickOne(bans) };
  return (await call(salon.routes.liftBan, { params })) !== null;
};

export const salonChanges: readonly Change[] = [
  changePart(generalPart),
  changePart(hoursPart),
  changePart(rulesPart),
  setStatus,
  ban,
  ban,
  liftBan,
];
