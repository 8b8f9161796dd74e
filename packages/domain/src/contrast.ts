// Contrast of WCAG 2 between two colors as #rrggbb, and the nearest tone of a color that can be read. Tones keep hue and
// chroma in OKLCH (Bjorn Ottosson, 2020), where equal steps of lightness look equal: in HSL a darkened yellow turns green.

/** WCAG AA for text. */
export const MIN_CONTRAST = 4.5;

/** The step between two tones. At 1/400 of the lightness nobody sees the difference of two neighbors. */
const TONE_STEP = 1 / 400;

type Triple = readonly [number, number, number];

const channels = (hex: string): Triple => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
};

export const contrastRatio = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

export const isReadable = (one: string, other: string): boolean => contrastRatio(one, other) >= MIN_CONTRAST;

/** Lightness and the two color axes of OKLab. */
const toLab = (hex: string): Triple => {
  const [red, green, blue] = channels(hex).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const labToLinear = ([lightness, a, b]: Triple): Triple => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const fitsScreen = (linear: Triple): boolean => linear.every((light) => light > -1e-4 && light < 1 + 1e-4);

const toHex = (linear: Triple): string => {
  const bytes = linear.map((light) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, light))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${bytes.join('')}`;
};

/** The color at another lightness (0 to 1), with as much of its chroma as a screen can show there. */
const toneAt = ([, a, b]: Triple, lightness: number): string => {
  const whole = labToLinear([lightness, a, b]);
  if (fitsScreen(whole)) return toHex(whole);
  let [fits, tooMuch] = [0, 1];
  for (let step = 0; step < 10; step += 1) {
    const middle = (fits + tooMuch) / 2;
    if (fitsScreen(labToLinear([lightness, a * middle, b * middle]))) fits = middle;
    else tooMuch = middle;
  }
  return toHex(labToLinear([lightness, a * fits, b * fits]));
};

/** The tone `steps` lighter, or darker where `steps` is negative, up to white and black. */
export const toneOf = (color: string, steps: number): string => {
  const lab = toLab(color);
  return toneAt(lab, Math.min(1, Math.max(0, lab[0] + steps * TONE_STEP)));
};

const TONES = 1 / TONE_STEP;

/** The fewest steps in that direction; null if even the end of the line, white or black, is not enough. */
const countSteps = (color: string, direction: 1 | -1, passes: (tone: string) => boolean): number | null => {
  if (!passes(toneOf(color, direction * TONES))) return null;
  let [fails, enough] = [0, TONES];
  while (enough - fails > 1) {
    const middle = (fails + enough) >> 1;
    if (passes(toneOf(color, direction * middle))) enough = middle;
    else fails = middle;
  }
  return direction * enough;
};

/** How many steps away the nearest tone with that contrast to `against` is: 0 for the color itself, null if none has it. */
export const stepsToContrast = (color: string, against: string, ratio = MIN_CONTRAST): number | null => {
  const passes = (tone: string) => contrastRatio(tone, against) >= ratio;
  if (passes(color)) return 0;
  const darker = countSteps(color, -1, passes);
  const lighter = countSteps(color, 1, passes);
  if (darker === null || lighter === null) return darker ?? lighter;
  return -darker <= lighter ? darker : lighter;
};

/** The nearest tone, darker or lighter, with that contrast to `against`; the color itself if it has it, null if none has. */
export const nearestTone = (color: string, against: string, ratio = MIN_CONTRAST): string | null => {
  const steps = stepsToContrast(color, against, ratio);
  return steps === null ? null : toneOf(color, steps);
};
