import { Name } from '#design/public/name.tsx';
import { Button } from '#design/public/button.tsx';

interface DemoPeopleProps {
  people: readonly { name: string; email: string; what: string }[];
  /** Null on an instance that is not a demo: then nothing is shown. */
  password: string | null;
  onChoose: (email: string) => void;
}

/** People of the demo world to sign in as; on a demo instance only. They are fictional. */
export function DemoPeople({ people, password, onChoose }: DemoPeopleProps) {
  if (password === null || people.length === 0) return null;
  return (
    <section aria-labelledby="demo-people" className="panel pad mt-8">
      <h2 id="demo-people" className="title">
        This is a demo
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        The people are fictional. Choose one to fill in the form. The password is{' '}
        <code className="font-semibold whitespace-nowrap text-ink">{password}</code>.
      </p>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {people.map((person) => (
          <li key={person.email} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block text-sm font-semibold">
                <Name of={person.name} />
              </span>
              <span className="block text-xs text-ink-3">{person.what}</span>
            </span>
            <Button
              size="sm"
              className="shrink-0"
              onClick={() => onChoose(person.email)}
              aria-label={`Fill in ${person.name}`}
            >
              Fill in
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
