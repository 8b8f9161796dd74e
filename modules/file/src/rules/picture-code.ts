const picturePath = /^\/api\/File\/image\/([0-9a-f-]{36})\//;

/** The picture's code in its URL, or null if the URL is not one of ours. */
export const parsePictureCode = (imageUrl: string | null): string | null =>
  picturePath.exec(imageUrl ?? '')?.[1] ?? null;
