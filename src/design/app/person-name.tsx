/** Longer words than people's names have are broken, so that none makes a table wider than its page. */
const LONGEST = 20;

/** A person's name in a narrow cell: it wraps between its words, not inside them. */
export const PersonName = ({ of }: { of: string }) => (
  <bdi>
    {of.split(/(?<= )/).map((word, place) =>
      word.length > LONGEST ? (
        word
      ) : (
        // Words of a name keep their places.
        <span key={place} className="whitespace-nowrap">
          {word}
        </span>
      ),
    )}
  </bdi>
);
