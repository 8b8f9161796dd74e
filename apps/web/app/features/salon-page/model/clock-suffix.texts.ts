// Turkish suffixes follow the last sound of a number as it is read out: 19:00 ends with 'dokuz', 20:30 with 'otuz'.

type Ending = { readonly dative: string; readonly locative: string };

const ending = (dative: string, locative: string): Ending => ({ dative, locative });

const units: readonly Ending[] = [
  ending('a', 'da'),
  ending('e', 'de'),
  ending('ye', 'de'),
  ending('e', 'te'),
  ending('e', 'te'),
  ending('e', 'te'),
  ending('ya', 'da'),
  ending('ye', 'de'),
  ending('e', 'de'),
  ending('a', 'da'),
];

const tens: readonly Ending[] = [
  ending('a', 'da'),
  ending('a', 'da'),
  ending('ye', 'de'),
  ending('a', 'da'),
  ending('a', 'ta'),
  ending('ye', 'de'),
];

const endingOf = (clock: string): Ending => {
  const minutes = Number(clock.slice(3, 5));
  const spoken = minutes === 0 ? Number(clock.slice(0, 2)) : minutes;
  const table = spoken % 10 === 0 && spoken > 0 ? tens[spoken / 10] : units[spoken % 10];
  return table ?? ending('a', 'da');
};

/** 19:00’a */
export const toClock = (clock: string): string => `${clock}’${endingOf(clock).dative}`;

/** 10:00’da */
export const atClock = (clock: string): string => `${clock}’${endingOf(clock).locative}`;
