import { Plus, RotateCcw, X } from 'lucide-react';
import { Button, IconButton } from '#design/public/button.tsx';
import { TextField } from '#design/public/field.tsx';
import { CV_LIMITS, type CvBasics } from '../cv.ts';

type Links = NonNullable<CvBasics['links']>;

interface LinksFieldProps {
  /** Null: those of the profile. */
  readonly value: CvBasics['links'];
  readonly profile: Links;
  readonly onChange: (links: CvBasics['links']) => void;
}

export function LinksField({ value, profile, onChange }: LinksFieldProps) {
  const links = value ?? profile;
  const change = (place: number, url: string): void =>
    onChange(links.map((link, index) => (index === place ? { ...link, url } : link)));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="label mb-1.5">Links</legend>
      {links.map((link, place) => (
        // Links have no other name than their place.
        <div key={place} className="flex items-end gap-2">
          <TextField
            className="flex-1"
            label={`Link ${place + 1}`}
            hideLabel
            inputMode="url"
            placeholder="https://"
            maxLength={CV_LIMITS.lineLength}
            value={link.url}
            onChange={(event) => change(place, event.target.value)}
          />
          <IconButton
            icon={X}
            label={`Remove link ${place + 1}`}
            onClick={() => onChange(links.filter((_link, index) => index !== place))}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {links.length < CV_LIMITS.links ? (
          <Button size="sm" icon={Plus} onClick={() => onChange([...links, { label: '', url: '' }])}>
            Add a link
          </Button>
        ) : null}
        {value === null ? null : (
          <Button size="sm" variant="ghost" icon={RotateCcw} onClick={() => onChange(null)}>
            As on your profile<span className="sr-only">: links</span>
          </Button>
        )}
      </div>
    </fieldset>
  );
}
