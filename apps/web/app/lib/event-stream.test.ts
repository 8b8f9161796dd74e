import { expect, test } from 'vitest';
import { emptyBuffer, parseChunk, type StreamEvent } from './event-stream.ts';

const read = (...chunks: string[]): StreamEvent[] => {
  let rest = emptyBuffer;
  return chunks.flatMap((chunk) => {
    const now = parseChunk(rest, chunk);
    rest = now.buffer;
    return now.events;
  });
};

const said = [
  'retry: 1000\nevent: open\ndata: {}\n\n',
  ': beat\n\n',
  'event: change\ndata: {"module":"appointment"}\n\n',
  'data: first\ndata:second\nid: 7\n\n',
  'event: gap\ndata\n\n',
].join('');

const events = [
  { event: 'open', data: '{}' },
  { event: 'change', data: '{"module":"appointment"}' },
  { event: 'message', data: 'first\nsecond' },
  { event: 'gap', data: '' },
];

test('reads what our server says, beats left out', () => {
  expect(read(said)).toEqual(events);
});

test.each([
  ['CR LF', '\r\n'],
  ['CR', '\r'],
])('lines may end with %s', (_name, end) => {
  expect(read(said.replaceAll('\n', end))).toEqual(events);
});

test('an event is told only when it is whole', () => {
  expect(read('event: change\ndata: {"a"', ':1}\n')).toEqual([]);
  expect(read('event: change\ndata: {"a"', ':1}\n', '\n')).toEqual([{ event: 'change', data: '{"a":1}' }]);
});

test.each(['\n', '\r\n', '\r'])('wherever the network cuts twice, the same is read (%j)', (end) => {
  const text = said.replaceAll('\n', end);
  const misread: [number, number][] = [];
  for (let first = 0; first <= text.length; first += 1) {
    for (let second = first; second <= text.length; second += 1) {
      const events = read(text.slice(0, first), text.slice(first, second), text.slice(second));
      if (JSON.stringify(events) !== JSON.stringify(events)) misread.push([first, second]);
    }
  }
  expect(misread).toEqual([]);
  expect(read(...text.split(''))).toEqual(events);
});
