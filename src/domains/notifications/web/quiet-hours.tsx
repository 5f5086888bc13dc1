import { Switch } from '#design/public/choice.tsx';
import { TextField } from '#design/public/field.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { zoneInWords } from '#kit/format/zone.ts';
import { Link } from '#design/public/link.tsx';
import { pathTo } from '#routes';
import type { Preferences } from '../preferences-contract.ts';

type Hours = Preferences['quiet_hours'];
const USUAL = { from: '22:00', to: '07:00' } as const;

interface QuietHoursProps {
  hours: Hours;
  timeZone: string;
  error: string | undefined;
  onChange: (hours: Hours) => void;
}

/** Between these times only essential emails are sent; the others wait. */
export function QuietHours({ hours, timeZone, error, onChange }: QuietHoursProps) {
  const { locale } = usePlace();
  return (
    <div className="grid gap-3">
      <Switch
        label="Enable quiet hours"
        hint="We hold emails until quiet hours end. Essential emails still arrive immediately."
        checked={hours !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? USUAL : null)}
        error={error}
      />
      {hours === null ? null : (
        <div className="grid max-w-96 grid-cols-2 gap-3">
          <TextField
            label="From"
            type="time"
            required
            value={hours.from}
            onChange={(event) => onChange({ ...hours, from: event.currentTarget.value })}
          />
          <TextField
            label="Until"
            type="time"
            required
            value={hours.to}
            onChange={(event) => onChange({ ...hours, to: event.currentTarget.value })}
          />
        </div>
      )}
      <p className="hint">
        In your time zone, {zoneInWords(timeZone, locale)}.{' '}
        <Link href={`${pathTo('settings-account')}#place`} className="link">
          Change it in your account settings
        </Link>
      </p>
    </div>
  );
}
