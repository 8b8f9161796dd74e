/** A browser that is slow to ask for the file still finds it. */
const revokeAfterMs = 10_000;

const followLink = (content: BlobPart, type: string, name: string | null): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  if (name !== null) link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
};

/** Hands over a file that was made here, as if it had been downloaded. */
export const saveFile = (name: string, content: BlobPart, type: string): void =>
  followLink(content, type, name);

/** Lets a phone open the file with the app that it has for it; what has none downloads it. */
export const openFile = (content: BlobPart, type: string): void => followLink(content, type, null);

/** A phone or a tablet: fingers are what it is operated with. */
export const isTouchDevice = (): boolean => window.matchMedia('(pointer: coarse)').matches;
