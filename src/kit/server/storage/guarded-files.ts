import type { Files } from './files.ts';
import type { Space } from './space.ts';

/** Whatever opens a file asks whether it is held back for malware. Whatever stores a file, a person's or one of our own making such as an export, asks first whether there is room. */
export const guardedFiles = (files: Files, space: Pick<Space, 'refuseFiles'>, refuseHeldBack: (key: string) => Promise<void>): Files => ({
  ...files,
  async open(key) {
    await refuseHeldBack(key);
    return files.open(key);
  },
  async put(key, bytes) {
    space.refuseFiles();
    await files.put(key, bytes);
  },
  async putStream(key, content) {
    try {
      space.refuseFiles();
    } catch (error) {
      content.destroy();
      throw error;
    }
    return files.putStream(key, content);
  },
});
