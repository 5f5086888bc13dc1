import { FileDrop } from '#design/app/file-drop.tsx';
import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { LogoMark } from '#design/public/logo.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { logoPath } from '#kit/brand-settings.ts';
import { bodyLimits } from '#kit/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/web/api-client.ts';
import { keyOf, useCommand } from '#kit/web/api.ts';
import { BRAND_LIMITS } from '../../brand-rules.ts';
import { brandDesk, removeLogo, uploadLogo } from '../../contract.ts';

/** Saved as soon as it is uploaded. */
export function LogoPanel({ logo }: { logo: string | null }) {
  const client = useQueryClient();
  const remove = useCommand(removeLogo, { stales: [brandDesk] });
  return (
    <Panel
      title="Logo"
      lead="Beside the name, in browser tabs and on home screens. A square mark looks best; anything else gets room around it."
    >
      <div className="flex flex-wrap items-start gap-5">
        <span className="grid size-24 shrink-0 place-items-center rounded-md border border-line bg-surface">
          {logo === null ? (
            <LogoMark size={64} />
          ) : (
            <img src={logoPath(logo, 192)} alt="Current logo" width={72} height={72} />
          )}
        </span>
        <div className="grid min-w-0 flex-1 basis-64 gap-4">
          <FileDrop
            label="Logo"
            kinds={`PNG, JPEG or WebP of at least ${BRAND_LIMITS.logoPixels} by ${BRAND_LIMITS.logoPixels} pixels`}
            accept="image/png,image/jpeg,image/webp"
            maxBytes={bodyLimits.avatarBytes}
            maxFiles={1}
            send={(file, { signal, onProgress }) =>
              call(uploadLogo, {}, { file, signal, onProgress: (part) => onProgress(part * 100) })
            }
            onDone={() => {
              toast.success('Logo saved');
              void client.invalidateQueries({ queryKey: keyOf(brandDesk) });
            }}
          />
          {logo === null ? null : (
            <div>
              <Button
                size="sm"
                onClick={() =>
                  void confirm({
                    title: 'Remove the logo?',
                    body: 'The default logo is shown again.',
                    okLabel: 'Remove logo',
                    act: () => remove.mutateAsync({}),
                  })
                }
              >
                Remove logo
              </Button>
            </div>
          )}
        </div>
      </div>
    </Panel>
  );
}
