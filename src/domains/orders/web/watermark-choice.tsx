import type { ComponentProps } from 'react';
import { Checkbox } from '#design/public/choice.tsx';

type Field = Omit<ComponentProps<typeof Checkbox>, 'label' | 'hint'>;

/** Comes with the first file: a delivery by link has no pictures. */
export const WatermarkChoice = ({ client, field }: { client: string; field: Field }) => (
  <Checkbox
    label="Put a watermark on pictures until approval"
    hint={`${client} gets the originals with the approval, or when the order completes automatically. Only JPEG, PNG, WebP and GIF files are marked.`}
    {...field}
  />
);
