import type { Files } from './files.ts';
import type { Space } from './space.ts';

/**
 * Opening a file checks that it is not held back for malware. Storing one, a person's or our own such as an export,
 * first checks that there is room.
 */
export const guardedFiles = (
  files: Files,
  space: Pick<Space, 'refuseFiles'>,
  refuseHeldBack: (key: string) => Promise<void>,
): Files => ({
  ...files,
  async open(key, range) {
    await refuseHeldBack(key);
    return files.open(key, range);
  },
  async put(key, bytes) {
    space.refuseFiles();
    await files.put(key, bytes);
  },
  async receive(content) {
    try {
      space.refuseFiles();
    } catch (error) {
      content.destroy();
      throw error;
    }
    return files.receive(content);
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
