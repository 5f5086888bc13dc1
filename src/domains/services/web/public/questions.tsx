import { ChevronDown } from '#design/public/glyphs.tsx';
import { Icon } from '#design/public/icon.tsx';

/** Questions that open without script; the first is open as an example. */
export function Questions({ title, items }: { title: string; items: readonly { question: string; answer: string }[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-2xl">{title}</h2>
      {items.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group/question border-b border-line">
          <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-2 font-semibold">
            <span className="min-w-0 wrap-anywhere">{question}</span>
            <Icon
              of={ChevronDown}
              className="ms-auto text-ink-2 transition-transform duration-200 group-open/question:rotate-180"
            />
          </summary>
          <p className="max-w-prose pb-4 whitespace-pre-line text-ink-2 wrap-anywhere">{answer}</p>
        </details>
      ))}
    </section>
  );
}
