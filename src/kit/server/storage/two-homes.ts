import type { FileHome } from './files.ts';

/**
 * While files move from one home to another: new ones go to the new home, and all are found wherever they are. A file
 * is removed from the old home first, so that a mover who has just copied it sees that it is gone (`move-files.ts`).
 */
export const twoHomes = (
  home: FileHome,
  old: Pick<FileHome, 'get' | 'open' | 'openUnscanned' | 'remove'>,
): FileHome => ({
  ...home,
  get: async (key) => (await home.get(key)) ?? old.get(key),
  open: async (key, range) => (await home.open(key, range)) ?? old.open(key, range),
  openUnscanned: async (key) => (await home.openUnscanned(key)) ?? old.openUnscanned(key),
  async remove(key) {
    await old.remove(key);
    await home.remove(key);
  },
});
