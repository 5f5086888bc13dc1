/** What of the address a list did not follow, above its results. */
export function AddressNotes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} role="status" className="mb-4 text-md">
      {note}
    </p>
  ));
}
