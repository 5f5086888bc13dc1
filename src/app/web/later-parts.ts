/** A file of its own, which names the files to fetch ahead: in those of every visitor their names cost more than the code. */
export const laterSaver = async () => (await import('./saver.ts')).saver;
export const laterOverPage = async () => (await import('./over-page.tsx')).openOverPage;
