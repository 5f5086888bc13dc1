/** Runs in the process that encodes pictures (storage/encode-sizes.ts). */
import { sharpLoaded } from '../storage/images.ts';
import type { CardAsked } from './card-shapes.ts';
import { CARD, cardSvg, PICTURE, PORTRAIT } from './card-svg.ts';

const LOGO = { side: 46, left: 64, top: 58 } as const;
const QUALITY = 84;

export async function drawCard(request: CardAsked): Promise<Buffer> {
  const sharp = await sharpLoaded();
  const over: { input: Buffer; left: number; top: number }[] = [{ input: request.words, left: 0, top: 0 }];
  if (request.shown !== null) {
    const { isRound } = request.card;
    const size = isRound
      ? { width: PORTRAIT.side, height: PORTRAIT.side }
      : { width: PICTURE.width, height: PICTURE.height };
    const picture = await sharp(request.shown, { limitInputPixels: request.pixels, animated: false })
      .rotate()
      .resize({ ...size, fit: 'cover' })
      .png()
      .toBuffer();
    const half = PORTRAIT.side / 2;
    const circle = Buffer.from(
      `<svg width="${PORTRAIT.side}" height="${PORTRAIT.side}"><circle cx="${half}" cy="${half}" r="${half}"/></svg>`,
    );
    const shown = isRound
      ? await sharp(picture)
          .composite([{ input: circle, blend: 'dest-in' }])
          .png()
          .toBuffer()
      : picture;
    over.push({
      input: shown,
      left: isRound ? PORTRAIT.left : PICTURE.left,
      top: isRound ? PORTRAIT.top : PICTURE.top,
    });
  }
  if (request.logo !== null)
    over.push({
      input: await sharp(request.logo).resize(LOGO.side, LOGO.side).png().toBuffer(),
      left: LOGO.left,
      top: LOGO.top,
    });
  const drawn = sharp(Buffer.from(cardSvg(request))).resize(CARD.width, CARD.height);
  return drawn.composite(over).flatten({ background: '#faf9f5' }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}
