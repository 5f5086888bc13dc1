import { useEffect, useEffectEvent, useState } from 'react';
import { useUploads } from '#design/app/uploads.ts';
import { bodyLimits } from '#kit/limits.ts';
import { call } from '#kit/web/api-client.ts';
import { uploadMessageFile, type MessageFile } from '../files-contract.ts';
import { MESSAGE_LIMITS } from '../message.ts';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/**
 * Files for the next message: chosen, pasted, or dropped anywhere on the page. Each goes up at once, in parts where it
 * is large.
 */
export function useAttachments(conversationOf: () => Promise<string>) {
  const uploads = useUploads<MessageFile>(
    async (file, { signal, onProgress }) =>
      call(
        uploadMessageFile,
        { params: { id: await conversationOf() } },
        { key: crypto.randomUUID(), file, fileName: file.name, signal, onProgress: (part) => onProgress(part * 100) },
      ),
    { maxBytes: bodyLimits.deliveryFileBytes, maxFiles: MESSAGE_LIMITS.files },
  );
  const { items, add, remove } = uploads;
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => void add(files));
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      // A field of its own, such as one in a dialog, has taken it.
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return {
    ...uploads,
    isOver,
    ready: items.flatMap(({ result }) => (result === null ? [] : [result])),
    isBusy: items.some(({ state }) => state === 'waiting' || state === 'sending'),
    clear: (): void => {
      for (const { id } of items) remove(id);
    },
  };
}
