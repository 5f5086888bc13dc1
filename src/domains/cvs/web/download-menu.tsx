import { Menu } from '#design/app/menu.tsx';
import { toast } from '#design/public/toast-store.ts';
import { download } from '#kit/web/api-client.ts';
import { cvDocx, cvJson, cvPdf, cvText } from '../contract.ts';

const FORMATS = {
  pdf: ['PDF', cvPdf],
  docx: ['Word', cvDocx],
  txt: ['Plain text', cvText],
  json: ['JSON Resume', cvJson],
} as const;
type Format = keyof typeof FORMATS;

interface DownloadMenuProps {
  readonly id: string;
  readonly name: string;
  /** What was typed a moment ago is in the file. */
  readonly save: () => Promise<void>;
}

export function DownloadMenu({ id, name, save }: DownloadMenuProps) {
  const start = async (format: Format): Promise<void> => {
    try {
      await save();
      await download(FORMATS[format][1], { params: { id } }, `${name}.${format}`);
    } catch (error) {
      toast.error('Not downloaded', (error as Error).message);
    }
  };
  return (
    <Menu
      label="Download this CV"
      words="Download"
      items={Object.entries(FORMATS).map(([key, [label]]) => ({ key, label }))}
      onAction={(format) => void start(format as Format)}
    />
  );
}
