/** The body of a form as text, or undefined if it is longer than the form may be. */
const readText = async (body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string | undefined> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

/** The fields of a form that was sent without a script; undefined if it is longer than `maxBytes`. */
export const readPlainForm = async (
  request: Request,
  maxBytes: number,
): Promise<URLSearchParams | undefined> => {
  const text = request.body ? await readText(request.body, maxBytes) : '';
  return text === undefined ? undefined : new URLSearchParams(text);
};
