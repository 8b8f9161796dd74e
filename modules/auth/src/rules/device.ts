type NamePattern = readonly [pattern: RegExp, name: string];

// The first match counts: most user agents also contain the names of older browsers.
const systems: readonly NamePattern[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];
const browsers: readonly NamePattern[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/YaBrowser\//, 'Yandex'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const findName = (names: readonly NamePattern[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** A readable device name such as 'Windows, Chrome'; empty for an unknown user agent. */
export const deviceName = (userAgent: string): string =>
  [findName(systems, userAgent), findName(browsers, userAgent)].filter(Boolean).join(', ');
