import { refusals } from '@ayna/contracts/errors';

// The server looks into the file and has the last word; what is plain from outside is said before it is sent.

const kinds: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** For a file chooser. */
export const acceptedKinds = kinds.join(',');

export const maxBytes = 8 * 1024 * 1024;

/** Why this file cannot be taken, or undefined. */
export const pictureProblem = ({ type, size }: { readonly type: string; readonly size: number }) => {
  if (!kinds.includes(type)) return refusals['not-a-picture'].message;
  return size > maxBytes ? refusals['picture-too-large'].message : undefined;
};
