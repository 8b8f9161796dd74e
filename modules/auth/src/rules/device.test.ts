import { expect, test } from 'vitest';
import { deviceName } from './device.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Windows, Chrome'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`, 'Windows, Edge'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome}`, 'Android, Chrome'],
  [`Mozilla/5.0 (Linux; Android 14; SM-S911B) SamsungBrowser/27.0 ${chrome}`, 'Android, Samsung Internet'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'iPhone, Safari',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0', 'Mac, Firefox'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, 'Linux, Chrome'],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s is %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
