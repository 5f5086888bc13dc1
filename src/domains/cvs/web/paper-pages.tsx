interface PaperPagesProps {
  readonly addresses: readonly string[];
  /** Whose: "your CV". */
  readonly of: string;
}

/** Printed, each is a page of its own. */
export const PaperPages = ({ addresses, of }: PaperPagesProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5 print:gap-0">
    {addresses.map((address, place) => (
      <img
        key={address}
        src={address}
        alt={`Page ${place + 1} of ${addresses.length} of ${of}`}
        className="h-auto w-full rounded-sm border border-line bg-white print:break-after-page print:rounded-none print:border-0"
      />
    ))}
  </div>
);
