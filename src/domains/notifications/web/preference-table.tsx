import { Check, Lock } from 'lucide-react';
import { Checkbox } from '#design/public/choice.tsx';
import { Icon } from '#design/public/icon.tsx';
import { CHANNELS, type Channel, type Preferences } from '../preferences-contract.ts';
import { channelWords } from './channel-words.ts';

type Group = Preferences['groups'][number];
export type Choices = Readonly<Record<string, { readonly [One in Channel]?: boolean | undefined }>>;

interface PreferenceTableProps {
  groups: Preferences['groups'];
  choices: Choices;
  onChange: (group: string, channel: Channel, on: boolean) => void;
}

/** A real table where there is room, else a card for each topic. */
export function PreferenceTable(props: PreferenceTableProps) {
  return (
    <div className="@container">
      <WideMatrix {...props} />
      <ul className="divide-y divide-line @2xl:hidden">
        {props.groups.map((group) => (
          <li key={group.key} className="px-4 py-3.5 sm:px-5">
            <fieldset>
              <legend className="font-semibold wrap-anywhere">{group.title}</legend>
              <About group={group} />
              <div className="mt-1.5 flex flex-wrap gap-x-6">
                {CHANNELS.map((channel) => (
                  <Cell key={channel} {...props} group={group} channel={channel} label={channelWords[channel]} />
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
    </div>
  );
}

const WideMatrix = (props: PreferenceTableProps) => (
  <table className="hidden w-full border-collapse @2xl:table">
    <caption className="sr-only">Notification topics and channels</caption>
    <thead>
      <tr className="border-b border-line bg-sunken text-start text-sm text-ink-2">
        <th scope="col" className="px-5 py-2 text-start font-medium">
          What
        </th>
        {CHANNELS.map((channel) => (
          <th key={channel} scope="col" className="w-24 px-3 py-2 text-start font-medium">
            {channelWords[channel]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {props.groups.map((group) => (
        <tr key={group.key} className="border-b border-line align-top last:border-b-0">
          <th scope="row" className="px-5 py-3 text-start font-normal">
            <span className="font-semibold wrap-anywhere">{group.title}</span>
            <About group={group} />
          </th>
          {CHANNELS.map((channel) => (
            <td key={channel} className="px-3 py-2">
              <Cell
                {...props}
                group={group}
                channel={channel}
                label={
                  <span className="sr-only">
                    {group.title}: {channelWords[channel]}
                  </span>
                }
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const About = ({ group }: { group: Group }) => (
  <>
    <p className="mt-0.5 text-sm text-ink-2">{group.text}</p>
    {group.essential === null ? null : (
      <p className="mt-0.5 flex items-start gap-1.5 text-sm text-ink-2">
        <Icon of={Lock} size="inline" className="mt-0.5 shrink-0" />
        <span>Always on. {group.essential}</span>
      </p>
    )}
  </>
);

interface CellProps extends Omit<PreferenceTableProps, 'groups'> {
  group: Group;
  channel: Channel;
  label: React.ReactNode;
}

/** What cannot be turned off is no control; it says that it is on. */
function Cell({ group, channel, label, choices, onChange }: CellProps) {
  if (group.essential !== null)
    return (
      <p className="flex min-h-9 items-center gap-2 py-1.5">
        <Icon of={Check} className="text-success" />
        {label}
        <span className="text-sm text-ink-2">on</span>
      </p>
    );
  return (
    <Checkbox
      label={label}
      checked={choices[group.key]?.[channel] ?? group.channels[channel]}
      onChange={(event) => onChange(group.key, channel, event.currentTarget.checked)}
    />
  );
}
