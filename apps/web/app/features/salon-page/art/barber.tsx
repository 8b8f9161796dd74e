import { randomFrom } from '../../../ui/pattern/random.ts';
import { times } from '../../../ui/pattern/shape.ts';

const bandPath = (first: number): string =>
  times(9, (index) => {
    const y = first + index * 88 - 40;
    return `M0 ${y}l84-60v22L0 ${y + 22}z`;
  }).join('');

/** The pole of the trade, red and blue on white. */
export function BarberPole() {
  return (
    <svg viewBox="0 0 84 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="fill">
      <defs>
        <linearGradient id="glass">
          <stop offset="0" stopColor="#000" stopOpacity=".55" />
          <stop offset=".22" stopColor="#000" stopOpacity=".06" />
          <stop offset=".36" stopColor="#fff" stopOpacity=".55" />
          <stop offset=".46" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".6" />
        </linearGradient>
      </defs>
      <rect width="84" height="700" fill="#efeee6" />
      <path className="band-one" d={bandPath(20)} />
      <path className="band-two" d={bandPath(64)} />
      <rect width="84" height="700" fill="url(#glass)" />
    </svg>
  );
}

const scissors =
  'M15 90a15 15 0 1 0 30 0 15 15 0 1 0-30 0M59 98a15 15 0 1 0 30 0 15 15 0 1 0-30 0M40 79 92 10M66 84 34 8M52 60a3 3 0 1 0 6 0 3 3 0 1 0-6 0';
const razor =
  'M14 92 70 30l14 12-50 58c-5 5-13 6-18 2s-6-6-2-10zM70 30 92 8c4-4 10-4 14 0l8 8-30 26M24 94l44-50';
const comb = `M15 40h94a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5z${times(
  16,
  (index) => `M${16 + index * 6} 58v${index < 8 ? 30 : 22}`,
).join('')}`;

const tools = [scissors, razor, comb];

/** What a barber has in hand. The seed is a person's code: everybody keeps the same tool. */
export function BarberTool({ seed }: { readonly seed: string }) {
  const d = tools[Math.floor(randomFrom(`tool ${seed}`)() * tools.length)] ?? scissors;
  return (
    <svg className="tool" viewBox="0 0 124 116" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
