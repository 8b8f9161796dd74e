/** One event of a stream, with the name and the text it came with. */
export type StreamEvent = { readonly event: string; readonly data: string };

/** What was read so far and makes no whole event yet. */
export type StreamBuffer = { readonly text: string; readonly afterCarriageReturn: boolean };

export const emptyBuffer: StreamBuffer = { text: '', afterCarriageReturn: false };

/** `name: value`, where one space after the colon is not part of the value. */
const fieldOf = (line: string): [name: string, value: string] => {
  const colon = line.indexOf(':');
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
};

const eventOf = (block: string): StreamEvent | undefined => {
  const fields = block.split('\n').map(fieldOf);
  const data = fields.filter(([name]) => name === 'data').map(([, value]) => value);
  const event = fields.findLast(([name]) => name === 'event')?.[1];
  return data.length === 0 ? undefined : { event: event || 'message', data: data.join('\n') };
};

/**
 * Reads on in a stream of server-sent events: the events that are whole by now, and what is left over.
 * Comments, such as the server's heart beat, are no events.
 */
export const parseChunk = (
  buffer: StreamBuffer,
  chunk: string,
): { events: StreamEvent[]; buffer: StreamBuffer } => {
  // A line may end with CR LF, and the chunk between the two.
  const fresh = buffer.afterCarriageReturn ? chunk.replace(/^\n/, '') : chunk;
  const blocks = (buffer.text + fresh.replaceAll(/\r\n?/g, '\n')).split('\n\n');
  const text = blocks.pop() ?? '';
  const afterCarriageReturn = chunk === '' ? buffer.afterCarriageReturn : chunk.endsWith('\r');
  return {
    events: blocks.map(eventOf).filter((event) => event !== undefined),
    buffer: { text, afterCarriageReturn },
  };
};
