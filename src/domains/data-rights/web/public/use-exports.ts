import { useCallback, useEffect, useState } from 'react';
import { call } from '#kit/web/api-client.ts';
import { dataExports, type ExportState } from '../../contract.ts';

const POLL_MS = 1_500;

interface Exports {
  readonly items: readonly ExportState[] | null;
  readonly trouble: string | null;
  reload(): void;
}

const isUnderWay = ({ state }: ExportState): boolean => state === 'waiting' || state === 'running';

/** The exports, read again while one is being made. It needs no query cache, so a public page can use it. */
export function useExports(): Exports {
  const [items, setItems] = useState<readonly ExportState[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const reload = useCallback(() => {
    call(dataExports, {}).then(
      (data) => {
        setItems(data.items);
        setTrouble(null);
      },
      (error: Error) => setTrouble(error.message),
    );
  }, []);
  useEffect(reload, [reload]);
  const isWaiting = items?.some(isUnderWay) === true;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(reload, POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
  return { items, trouble, reload };
}
