import { SectionHeader } from '#design/public/page-header.tsx';

const STEPS = [
  {
    title: 'Agree on a fixed scope',
    words:
      'A service states what you get, by when, and at what price. You see the total with all fees before you order.',
  },
  { title: 'The money is held', words: 'We hold your payment for this order. Work starts only after that.' },
  {
    title: 'Approve to release it',
    words:
      'Review the delivery. When you approve it or the review time ends, the freelancer is paid. If work never starts, you get a full refund.',
  },
] as const;

export function HowItWorks() {
  return (
    <section className="border-y border-line bg-surface" aria-labelledby="how">
      <div className="page section">
        <SectionHeader id="how" title="How payments work" />
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[repeat(3,minmax(0,1fr))]">
          {STEPS.map(({ title, words }, index) => (
            <li key={title} className="docket flex flex-col [--behind:var(--surface)]">
              <div className="pad flex-1">
                <h3 className="title">{title}</h3>
                <p className="mt-2 text-md text-ink-2">{words}</p>
              </div>
              <div className="perf" />
              <p className="tnum px-5 py-3 text-sm text-ink-3">
                Step {index + 1} of {STEPS.length}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
