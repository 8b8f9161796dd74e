import { describe, expect, it } from 'vitest';
import { sample } from '../model/samples.ts';
import { blockLabel, blockTexts, tierOf } from './block-texts.ts';

describe('what a block says', () => {
  const customerSnapshot = { name: 'Melike', lastname: 'Işık', imageUrl: null, phone: null };
  const one = sample('2026-11-14T16:30:00', '2026-11-14T18:00:00', { customerSnapshot });

  it('to a screen reader: name, service, range, status', () => {
    expect(blockLabel(blockTexts(one))).toBe('Melike Işık, Fon, 16:30 – 18:00, Bekleniyor');
  });

  it('and what else is seen, in the order in which it is seen', () => {
    const session = { ...one.serviceSnapshot, type: 'Session' as const, sessionCount: 4 };
    const second = { ...one, sessionNumber: 2, serviceSnapshot: session };
    expect(blockLabel(blockTexts(second), { footer: '90 dk', price: '₺450', allergy: 'Lateks' })).toBe(
      'Melike Işık, Fon 2/4, 16:30 – 18:00, 90 dk, Bekleniyor, ₺450, Alerji: Lateks',
    );
  });

  it.each([
    ['Pending', 'Onay Bekliyor'],
    ['Approved', 'Bekleniyor'],
    ['Completed', 'Tamamlandı'],
    ['Canceled', 'İptal'],
    ['NoShow', 'Gelmedi'],
  ] as const)('%s is %s', (status, word) => {
    expect(blockTexts({ ...one, status }).status).toBe(word);
  });

  it('of somebody whose name nobody asked for', () => {
    expect(blockTexts({ ...one, customerSnapshot: null }).name).toBe('İsimsiz müşteri');
  });
});

it.each([
  [39, 'xs'],
  [40, 'sm'],
  [61, 'sm'],
  [62, 'md'],
  [99, 'md'],
  [100, 'lg'],
])('%i px have room for the tier %s', (height, tier) => {
  expect(tierOf(height)).toBe(tier);
});
