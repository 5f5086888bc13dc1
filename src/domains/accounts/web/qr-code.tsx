import { useEffect, useState } from 'react';

/** A QR picture of one path. Dark on white in both themes: cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [picture, setPicture] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let isOn = true;
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(text, { border: 2 });
      const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
      if (isOn) setPicture({ size, path });
    });
    return () => void (isOn = false);
  }, [text]);
  if (picture === null) return <div className="size-48 rounded-md bg-sunken" aria-hidden="true" />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${picture.size} ${picture.size}`}
      className="size-48 rounded-md"
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={picture.path} fill="black" />
    </svg>
  );
}
