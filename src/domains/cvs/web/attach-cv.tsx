import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Menu } from '#design/app/menu.tsx';
import { FieldError } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import { privateFile } from '#kit/web/api-client.ts';
import { readAgain, useRead, type Stale } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { cvPdf, myCvs } from '../contract.ts';

interface AttachCvProps<Stored> {
  /** Uploads one file to what it is attached to. */
  readonly send: (file: File) => Promise<Stored>;
  /** The read that lists what was uploaded. */
  readonly stales: readonly Stale[];
  readonly onDone: (stored: Stored) => void;
}

/** A CV as it is now, added as a PDF: what is changed in it later does not change what was sent. */
export function AttachCv<Stored>({ send, stales, onDone }: AttachCvProps<Stored>) {
  const client = useQueryClient();
  const items = useRead(myCvs, {}).data?.items ?? [];
  const [state, setState] = useState<{ readonly busy: boolean; readonly problem: string | null }>({
    busy: false,
    problem: null,
  });
  const attach = async (id: string): Promise<void> => {
    setState({ busy: true, problem: null });
    try {
      const bytes = await privateFile(cvPdf, { params: { id } });
      const name = items.find((card) => card.id === id)?.name ?? 'CV';
      onDone(await send(new File([bytes], `${name}.pdf`, { type: 'application/pdf' })));
      await readAgain(client, stales);
      setState({ busy: false, problem: null });
    } catch (error) {
      setState({ busy: false, problem: (error as Error).message });
    }
  };
  if (items.length === 0)
    return (
      <p className="text-sm text-ink-2">
        <Link href={pathTo('cv-create')} className="link">
          Make a CV
        </Link>{' '}
        of your profile to attach it here.
      </p>
    );
  return (
    <div className="grid justify-items-start gap-1.5">
      <Menu
        label="Attach a CV"
        words={state.busy ? 'Attaching…' : 'Attach a CV'}
        items={items.map(({ id, name }) => ({ key: id, label: name, disabled: state.busy }))}
        onAction={(id) => void attach(id)}
      />
      {state.problem === null ? null : <FieldError>{state.problem}</FieldError>}
    </div>
  );
}
