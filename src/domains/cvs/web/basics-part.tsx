import { Panel } from '#design/public/panel.tsx';
import type { UserRecord } from '#domains/accounts/user-record.ts';
import type { CvBasics, CvContent } from '../cv.ts';
import { showCv } from '../shown-cv.ts';
import { LinksField } from './links-field.tsx';
import { OwnField } from './own-field.tsx';

interface BasicsPartProps {
  readonly content: CvContent;
  readonly me: UserRecord;
  readonly onChange: (basics: CvBasics) => void;
}

const LABELS = { name: 'Name', headline: 'Headline', email: 'Email', phone: 'Phone', place: 'Place' } as const;
const LINES = ['name', 'headline', 'email', 'phone', 'place'] as const;

/** What the profile would say in each line. */
function profileLines(content: CvContent, me: UserRecord): Record<(typeof LINES)[number], string> {
  const basics = { name: null, headline: null, email: null, phone: null, place: null, links: [], summary: null };
  const shown = showCv({ ...content, basics, sections: [] }, 'en', { record: me, facts: [], profileUrl: '' });
  const contact = (kind: string): string => shown.contacts.find((line) => line.kind === kind)?.text ?? '';
  return {
    name: shown.name,
    headline: shown.headline,
    email: contact('email'),
    phone: contact('phone'),
    place: contact('place'),
  };
}

export function BasicsPart({ content, me, onChange }: BasicsPartProps) {
  const { basics } = content;
  const profile = profileLines(content, me);
  return (
    <Panel title="Name and contacts" lead="Empty a field to leave it out of this CV. Your profile stays as it is.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {LINES.map((line) => (
            <OwnField
              key={line}
              id={`basics-${line}`}
              label={LABELS[line]}
              value={basics[line]}
              profile={profile[line]}
              onChange={(value) => onChange({ ...basics, [line]: value })}
            />
          ))}
        </div>
        <LinksField
          value={basics.links}
          profile={Object.entries(me.social_links).map(([label, url]) => ({ label, url }))}
          onChange={(links) => onChange({ ...basics, links })}
        />
        <OwnField
          id="basics-summary"
          label="Summary"
          hint="Two to four sentences: what you do, for whom, and what came of it."
          rows={5}
          value={basics.summary}
          profile={me.bio ?? ''}
          onChange={(summary) => onChange({ ...basics, summary })}
        />
      </div>
    </Panel>
  );
}
