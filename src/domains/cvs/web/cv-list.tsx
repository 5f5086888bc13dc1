import { useState } from 'react';
import { useNavigate } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
import { Menu } from '#design/app/menu.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { ReadState } from '#design/app/unread.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { call } from '#kit/web/api-client.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo, trailTo } from '#routes';
import { createCv, deleteCv, myCvs } from '../contract.ts';
import { CV_LIMITS, CV_TEMPLATES } from '../cv.ts';
import { TEMPLATE_NAMES } from '../look-words.ts';
import { BeginCv } from './begin-cv.tsx';
import { ImportCv } from './import-cv.tsx';

type Card = DataOf<typeof myCvs>['items'][number];

/** Opened with a template in the address, a CV of that template is begun. */
export function CvList({ template }: { readonly template: string | null }) {
  const chosen = CV_TEMPLATES.find((name) => name === template) ?? null;
  const read = useRead(myCvs, {});
  const [isBeginning, begin] = useState(chosen !== null);
  const [isImporting, bring] = useState(false);
  return (
    <>
      <ScreenHeader
        of={trailTo('cv-create')}
        lead="Made of your profile, with facts that this site vouches for. Have one for each kind of work you look for."
        actions={
          <>
            <LinkButton href={pathTo('cv-templates')}>Templates</LinkButton>
            <Button onClick={() => bring(true)}>Import</Button>
            <Button variant="primary" onClick={() => begin(true)}>
              New CV
            </Button>
          </>
        }
      />
      <ReadState read={read} what="Your CVs" skeleton={<RowsSkeleton rows={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              size="page"
              motif="copy"
              title="No CV yet"
              action={
                <Button variant="primary" onClick={() => begin(true)}>
                  Make one of your profile
                </Button>
              }
            >
              It begins with everything on your profile: you choose what stays, in which order, and how it looks.
            </EmptyState>
          ) : (
            <ul className="panel divide-y divide-line">
              {items.map((card) => (
                <Row key={card.id} card={card} isFull={items.length >= CV_LIMITS.perPerson} />
              ))}
            </ul>
          )
        }
      </ReadState>
      {isBeginning ? <BeginCv template={chosen ?? 'classic'} onClose={() => begin(false)} /> : null}
      {isImporting ? <ImportCv onClose={() => bring(false)} /> : null}
    </>
  );
}

function Row({ card, isFull }: { readonly card: Card; readonly isFull: boolean }) {
  const navigate = useNavigate();
  const remove = useCommand(deleteCv, { stales: [myCvs] });
  const href = pathTo('cv-create', {}, { cv: card.id });
  const copy = async (): Promise<void> => {
    const body = { name: `${card.name.slice(0, CV_LIMITS.nameLength - 7)} (copy)`, language: card.language };
    const { id } = await call(createCv, { body: { ...body, copy_of: card.id } }, { key: crypto.randomUUID() });
    void navigate(pathTo('cv-create', {}, { cv: id }));
  };
  const drop = (): void =>
    void confirm({
      title: `Delete ${card.name}?`,
      body:
        card.shared === null
          ? 'Its versions are deleted too. Your profile stays as it is.'
          : 'Its versions are deleted too, and its shared address stops working. Your profile stays as it is.',
      okLabel: 'Delete',
      danger: true,
      act: () => remove.mutateAsync({ params: { id: card.id } }),
    });
  return (
    <li className="flex items-center gap-3 px-4 py-3.5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          <Link href={href} className="link">
            {card.name}
          </Link>
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          {TEMPLATE_NAMES[card.template]}
          {card.target === null ? '' : ` · for ${card.target}`}
          {' · saved '}
          <When at={card.saved_at} />
        </p>
      </div>
      {card.shared === null ? null : <Chip>Shared · read {card.shared.views}×</Chip>}
      <Menu
        label={`Actions for ${card.name}`}
        items={[
          { key: 'copy', label: 'Make a copy', disabled: isFull },
          { key: 'delete', label: 'Delete', danger: true, apart: true },
        ]}
        onAction={(key) => (key === 'copy' ? void copy() : drop())}
      />
    </li>
  );
}
