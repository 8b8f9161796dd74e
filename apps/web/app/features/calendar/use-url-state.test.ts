import { describe, expect, it } from 'vitest';
import { parseUrlState, toParams } from './use-url-state.ts';

const today = '2026-11-14';
const from = (search: string) => parseUrlState(new URLSearchParams(search), today);

describe('the address knows day, view and employees', () => {
  it('without a word it is today, by the day, and nobody was chosen', () => {
    expect(from('')).toEqual({ day: today, view: 'daily', employees: null });
  });

  it('reads all three', () => {
    expect(from('gun=2026-11-20&gorunum=haftalik&calisan=E1')).toEqual({
      day: '2026-11-20',
      view: 'weekly',
      employees: ['E1'],
    });
    expect(from('gorunum=aylik').view).toBe('monthly');
  });

  it.each(['gun=2026-02-31', 'gun=yarin', 'gun='])('what is no day is today: %s', (search) => {
    expect(from(search).day).toBe(today);
  });

  it('what is out of reach is clamped to two years', () => {
    expect(from('gun=2040-01-01').day).toBe('2028-11-14');
    expect(from('gun=1999-01-01').day).toBe('2024-11-14');
  });

  it('writes them back, today and the daily view without a word', () => {
    const written = (urlState: Parameters<typeof toParams>[1]) =>
      toParams(new URLSearchParams('x=1'), urlState, today).toString();
    expect(written({ day: today, view: 'daily', employees: null })).toBe('x=1');
    expect(written({ day: '2026-11-15', view: 'monthly', employees: ['E1'] })).toBe(
      'x=1&gun=2026-11-15&gorunum=aylik&calisan=E1',
    );
    expect(written({ day: today, view: 'daily', employees: ['E1', 'E2'] })).toBe('x=1&calisan=E1%2CE2');
    expect(written({ day: today, view: 'daily', employees: [] })).toBe('x=1&calisan=tum');
  });
});
