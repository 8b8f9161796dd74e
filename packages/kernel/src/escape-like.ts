/** A term for `like`, in which nothing stands for other letters. */
export const escapeLike = (term: string): string => term.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
