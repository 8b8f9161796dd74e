/** A browser that is slow to ask for the file still finds it. */
const revokeAfterMs = 10_000;

/** Hands over a file that was made here, as if it had been downloaded. */
export const saveFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
};
