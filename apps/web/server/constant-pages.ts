import { randomBytes } from 'node:crypto';

/** Stands where a nonce will; nobody outside can know it, so no text of a page can hold it by chance. */
const placeholder = randomBytes(16).toString('hex');

const rendered = new Map<string, Promise<string>>();

/**
 * The page of a route that is the same for everybody, rendered at its first request and sent to all
 * later ones with a nonce of their own.
 */
export const constantPage = async (
  routeId: string,
  nonce: string,
  render: (nonce: string) => Promise<string>,
): Promise<string> => {
  const page = rendered.get(routeId) ?? render(placeholder);
  rendered.set(routeId, page);
  try {
    return (await page).replaceAll(placeholder, nonce);
  } catch (error) {
    rendered.delete(routeId);
    throw error;
  }
};
