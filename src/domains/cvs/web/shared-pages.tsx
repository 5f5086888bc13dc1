import { useEffect, useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { call } from '#kit/web/api-client.ts';
import { seeSharedCv, sharedCvPage } from '../contract.ts';
import { PaperPages } from './paper-pages.tsx';

interface SharedPagesProps {
  readonly token: string;
  readonly pages: number;
  readonly name: string;
}

export function SharedPages({ token, pages, name }: SharedPagesProps) {
  const [addresses, setAddresses] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    let drawings: string[] = [];
    const { signal } = gone;
    const drawn = Array.from({ length: pages }, (_page, place) =>
      call(sharedCvPage, { params: { token }, query: { page: String(place + 1) } }, { signal }),
    );
    Promise.all(drawn).then(
      (all) => {
        if (signal.aborted) return;
        drawings = all.flatMap(({ svg }) => (svg === null ? [] : [svg])).map(addressOf);
        setAddresses(drawings);
        // Whether it was counted changes nothing for the reader.
        call(seeSharedCv, { params: { token } }).catch(() => undefined);
      },
      (error: Error) => (signal.aborted ? undefined : setProblem(error.message)),
    );
    return () => {
      gone.abort();
      for (const address of drawings) URL.revokeObjectURL(address);
    };
  }, [token, pages]);
  if (problem !== null)
    return (
      <Alert tone="warning" title={problem}>
        You can still download the PDF or read the text.
      </Alert>
    );
  if (addresses === null)
    return (
      <Loading label="Loading the CV" className="panel pad">
        <TextSkeleton lines={9} />
      </Loading>
    );
  return <PaperPages addresses={addresses} of={`the CV of ${name}`} />;
}

const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
