const BULLET = /^\s*[-*•]\s+/;

/** Each run of lines of one kind: of a list, or of text. */
function runsOf(text: string): { isList: boolean; lines: string[] }[] {
  const runs: { isList: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const isList = BULLET.test(line);
    const last = runs.at(-1);
    if (last?.isList === isList) last.lines.push(line);
    else runs.push({ isList, lines: [line] });
  }
  return runs;
}

/**
 * What both sign is plain text. Its lines that begin with a dash are shown as a list, everything else as it was
 * written.
 */
export const ScopeText = ({ of }: { of: string }) => (
  <div dir="auto" className="grid gap-2 text-md wrap-anywhere">
    {runsOf(of).map(({ isList, lines }, place) => {
      if (isList)
        return (
          <ul key={place} className="list-disc ps-5">
            {lines.map((line, at) => (
              <li key={at}>{line.replace(BULLET, '')}</li>
            ))}
          </ul>
        );
      const words = lines.join('\n').trim();
      return words === '' ? null : (
        <p key={place} className="whitespace-pre-wrap">
          {words}
        </p>
      );
    })}
  </div>
);
