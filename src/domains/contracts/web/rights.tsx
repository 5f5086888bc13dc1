/** Signed with the rest of the terms. */
export const Rights = ({ lines }: { lines: readonly string[] }) => (
  <details>
    <summary className="link w-fit cursor-pointer py-1.5">Who owns the work, and from when</summary>
    <ul className="mt-2 grid max-w-prose list-disc gap-2 ps-5 text-md text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
);
