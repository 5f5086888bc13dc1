/** The operator's logo: made into every size when it is uploaded, so that nothing is drawn for a reader. */
import { LOGO_SIZES } from '../../brand-settings.ts';
import { brandInForce } from '../brand.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Files } from './files.ts';
import { cleanPicture, sharpLoaded } from './images.ts';

export const logoKey = (logo: string, size: number): string => `brand/${logo}-${size}.png`;

/** Square, on nothing: what is not square gets room above and below, or at its sides. Gives its name. */
export async function storeLogo(
  context: Pick<Context, 'files' | 'makeId'>,
  file: { readonly path: string },
  leastPixels: number,
): Promise<string> {
  const tooSmall = `Choose a picture of at least ${leastPixels} by ${leastPixels} pixels.`;
  const picture = await cleanPicture(file, { width: 1_024, height: 1_024, fit: 'inside' }, ({ width, height }) =>
    Math.min(width, height) < leastPixels ? tooSmall : null,
  );
  const sharp = await sharpLoaded();
  const logo = context.makeId();
  for (const size of LOGO_SIZES) {
    const sized = sharp(picture).resize({
      width: size,
      height: size,
      fit: 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
    await context.files.put(
      logoKey(logo, size),
      await sized.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer(),
    );
  }
  return logo;
}

/** What documents carry of it. */
export async function logoOfDocuments(db: Db, files: Pick<Files, 'get'>): Promise<Buffer | null> {
  const { logo } = brandInForce(db);
  return logo === null ? null : readLogo(files, logo, 192);
}

export const readLogo = (files: Pick<Files, 'get'>, logo: string, size: number): Promise<Buffer | null> =>
  files.get(logoKey(logo, size));
