/** What the client downloads of a picture with a watermark: another format than the original. */
export const markedName = (name: string): string => `${name.replace(/\.[^.]{1,8}$/, '')} (watermark).webp`;
