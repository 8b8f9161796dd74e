const allergies = [
  'Amonyak ve PPD hassasiyeti\nHer boyadan 48 saat önce yama testi yapılır.',
  'Lateks alerjisi',
  'Fındık yağı içeren bakım kullanılmaz',
];
const tags = [['Sadık'], ['Cumartesi tercih eder'], ['Renk', 'Sadık'], [], [], [], ['Sessiz koltuk'], []];
const notes = [
  'Kahvesini sade içiyor, pencere kenarını seviyor.',
  'Boya formülü 7.1 + 7.31, yarı yarıya.',
  'Fön sonrası sprey istemiyor.',
];

const DAY_MS = 86_400_000;

const isEvery = (index: number, step: number): boolean => index % step === 0;

/** Allergies and tags, on some cards only. */
export const cardFacts = (index: number, now: number) => ({
  allergies: isEvery(index, 11) ? (allergies[(index / 11) % allergies.length] ?? '') : '',
  tags: tags[index % tags.length] ?? [],
  // The newest card is a day old, each further one a day older: about when its customer comes for the first time.
  created_at: new Date(now - (1 + index) * DAY_MS).toISOString(),
});

type Card = { readonly salon_code: string; readonly code: string; readonly created_at: string };

/** A note on every seventh card. */
export const noteRows = (cards: readonly Card[], by: { readonly code: string; readonly name: string }) =>
  cards.flatMap((card, index) =>
    isEvery(index, 7)
      ? [
          {
            salon_code: card.salon_code,
            card_code: card.code,
            code: card.code,
            text: notes[(index / 7) % notes.length] ?? '',
            by_code: by.code,
            by_name: by.name,
            at: card.created_at,
          },
        ]
      : [],
  );

/** Most customers accepted the privacy notice, a third wants offers, a sixth allows photos. */
export const consentRows = (cards: readonly Card[], by: { readonly code: string }) =>
  cards.flatMap(({ salon_code, code, created_at: at }, index) =>
    [
      { kind: 'notice', isGiven: !isEvery(index, 9) },
      { kind: 'marketing-sms', isGiven: isEvery(index, 3) },
      { kind: 'photos', isGiven: isEvery(index, 6) },
    ]
      .filter(({ isGiven }) => isGiven)
      .map(({ kind }) => ({ salon_code, card_code: code, kind, given: true, by_code: by.code, at })),
  );
