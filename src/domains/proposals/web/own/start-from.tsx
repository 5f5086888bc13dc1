import { Copy } from 'lucide-react';
import { useState } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Unread } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { SelectField } from '#design/public/field.tsx';
import { Bone, Loading } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { proposalTemplates } from '../../own-contract.ts';
import type { ProposalDraft } from '../../own-draft.ts';

interface StartFromProps {
  draft: ProposalDraft;
  currency: string;
  onChange: (part: Partial<ProposalDraft>) => void;
}

/** One’s own earlier proposals as templates: their words, milestones and pieces, to be made about this brief. */
export function StartFrom({ draft, currency, onChange }: StartFromProps) {
  const [isOpen, open] = useState(false);
  const read = useRead(proposalTemplates, {}, { enabled: isOpen });
  const [chosen, choose] = useState('');
  const items = read.data?.items ?? [];
  if (!isOpen)
    return (
      <div>
        <Button size="sm" icon={Copy} onClick={() => open(true)}>
          Start from an earlier proposal
        </Button>
      </div>
    );
  if (read.data === undefined)
    return (
      <Unread what="Your earlier proposals" read={read}>
        <Loading label="Loading your earlier proposals">
          <Bone className="h-11 w-full" />
        </Loading>
      </Unread>
    );
  if (items.length === 0)
    return <p className="text-sm text-ink-2">You haven’t sent a proposal yet. The ones you send can be used here.</p>;
  const use = async (): Promise<void> => {
    const template = items.find(({ id }) => id === chosen);
    if (template === undefined) return;
    const isWritten = draft.cover.trim() !== '' || draft.milestones.length > 0 || draft.price !== null;
    if (
      isWritten &&
      !(await confirm({
        title: 'Replace what you wrote?',
        body: 'Your text, price, time and milestones are replaced by those of the earlier proposal.',
        okLabel: 'Replace text',
        danger: true,
      }))
    )
      return;
    const { price, days, cover, milestones, portfolio } = template;
    // Amounts of another currency say nothing here.
    const isSame = price.currency === currency;
    onChange({
      cover,
      days,
      price: isSame ? price : draft.price,
      milestones: milestones.map((milestone) => ({ ...milestone, price: isSame ? milestone.price : null })),
      portfolio,
    });
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <SelectField
          label="Earlier proposal"
          placeholder="Choose one"
          options={items.map(({ id, title }) => ({ value: id, label: title }))}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <Button disabled={chosen === ''} onClick={() => void use()}>
        Use its text
      </Button>
    </div>
  );
}
