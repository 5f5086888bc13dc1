import { X } from 'lucide-react';
import { useState } from 'react';
import { FileDrop } from '#design/app/file-drop.tsx';
import { IconButton } from '#design/public/button.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { takeRecord, useSession } from '#domains/accounts/web/accounts.ts';
import type { CallInput } from '#kit/endpoint.ts';
import { bodyLimits } from '#kit/limits.ts';
import { call } from '#kit/web/api-client.ts';
import { MAX_IMAGES, MAX_PORTFOLIO, setPortfolios, uploadPortfolioImage } from '../lists-contract.ts';
import { urlFor } from '#kit/picture-sizes.ts';
import { monthName, portfolioImage } from '../profile-words.ts';
import { Entries } from './entries.tsx';
import { PORTFOLIO_FIELDS } from './entry-fields.ts';

const firstPicture = ({ images: [first] }: { images: readonly string[] }) =>
  first === undefined ? null : (
    <img
      src={urlFor(portfolioImage(first), 96)}
      alt=""
      width={96}
      height={72}
      className="h-18 w-24 rounded-md border border-line object-cover"
    />
  );

/** Pieces of work with up to six pictures each; a picture is kept once its entry is saved. */
export function PortfolioSection() {
  const items = useSession((session) => session.me?.portfolios) ?? [];
  const { locale } = usePlace();
  const [images, setImages] = useState<string[]>([]);
  const room = MAX_IMAGES - images.length;
  const pictures = (
    <div className="grid gap-3">
      {images.length > 0 ? (
        <ul aria-label="Pictures of this work" className="flex flex-wrap gap-3">
          {images.map((file, index) => (
            <li key={file} className="relative">
              <img
                src={urlFor(portfolioImage(file), 128)}
                alt={`Number ${index + 1}`}
                width={128}
                height={96}
                className="h-24 w-32 rounded-md border border-line object-cover"
              />
              <span className="absolute end-1 top-1 rounded-full bg-surface">
                <IconButton
                  icon={X}
                  label={`Remove picture ${index + 1}`}
                  size="sm"
                  onClick={() => setImages(images.filter((image) => image !== file))}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {room > 0 ? (
        <FileDrop
          label="Pictures"
          kinds="JPEG, PNG or WebP"
          accept="image/jpeg,image/png,image/webp"
          maxBytes={bodyLimits.coverBytes}
          maxFiles={room}
          send={(file, { signal, onProgress }) =>
            call(uploadPortfolioImage, {}, { file, signal, onProgress: (part) => onProgress(part * 100) })
          }
          onDone={({ file }) => setImages((known) => [...known, file])}
        />
      ) : null}
    </div>
  );
  return (
    <Entries
      title="Portfolio"
      lead={`Up to ${MAX_PORTFOLIO} projects you have permission to show.`}
      thing="work"
      fields={PORTFOLIO_FIELDS}
      items={items}
      max={MAX_PORTFOLIO}
      save={async (next) =>
        takeRecord(await call(setPortfolios, { body: { items: next } as CallInput<typeof setPortfolios>['body'] }))
      }
      headOf={({ title }) => title}
      detailOf={({ description, finished_on }) =>
        [finished_on === null ? null : monthName(finished_on, locale), description]
          .filter(Boolean)
          .join(' · ')
          .slice(0, 160)
      }
      extra={{ open: (item) => setImages(item?.images ?? []), value: () => ({ images }), content: pictures }}
      pictureOf={firstPicture}
    />
  );
}
