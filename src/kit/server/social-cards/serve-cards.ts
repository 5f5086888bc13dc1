import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { brandInForce } from '../brand.ts';
import { bodyLimits } from '../../limits.ts';
import { Failure } from '../../errors.ts';
import type { Context } from '../context.ts';
import { render } from '../documents/typesetter.ts';
import { emailColors } from '../mail/email-colors.ts';
import { readLogo } from '../storage/logo.ts';
import { keyedTurns } from '../turns.ts';
import { openSizeEncoder } from '../storage/size-encoder.ts';
import type { CardBrand } from './card-shapes.ts';
import type { SocialCard, SocialCardSource } from './source.ts';

const CACHE_SECONDS = 3_600;
/** The beginning of a stored card: what it was drawn from. */
const HASH_BYTES = 16;
const RETRY_SECONDS = 30;
/** A robot with a list of addresses does not keep the machine busy. */
const DRAWING = { atOnce: 1, mostWaiting: 24, retryAfterSeconds: RETRY_SECONDS } as const;
const FILE = /^([\w-]{1,120})\.jpg$/;

type CardContext = Pick<Context, 'db' | 'config' | 'files' | 'log'>;

/**
 * /cards/{name}/{slug}.jpg: drawn when it is first asked for and kept on disk, one file for each thing. It is drawn
 * again when what it says has changed since, and removed when nobody may see the thing any more.
 */
export function mountSocialCards(
  app: FastifyInstance,
  context: CardContext,
  sources: readonly SocialCardSource[],
): void {
  const { db, files } = context;
  const inTurn = keyedTurns<Buffer>(DRAWING);
  for (const { name, read } of sources)
    app.get<{ Params: { file: string } }>(`/cards/${name}/:file`, async (request, reply) => {
      const slug = FILE.exec(request.params.file)?.[1];
      const card = slug === undefined ? null : await read(db, slug, context);
      if (card === null) throw new Failure('not_found');
      const hash = hashOf(card, context);
      const etag = `"${hash.toString('hex')}"`;
      reply.type('image/jpeg').header('cache-control', `public, max-age=${CACHE_SECONDS}`).header('etag', etag);
      reply
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const key = `cards/${name}/${card.id}.jpg`;
      const savedCard = await files.get(key);
      if (savedCard?.subarray(0, HASH_BYTES).equals(hash) === true) return reply.send(savedCard.subarray(HASH_BYTES));
      const drawn = await inTurn(etag, async () => {
        const bytes = await draw(card, context);
        await files.put(key, Buffer.concat([hash, bytes]));
        return bytes;
      });
      return reply.send(drawn);
    });
}

const brandOf = ({ db, config }: CardContext): CardBrand => ({
  name: config.brandName,
  primary: emailColors().primary.light,
  accent: emailColors().accent,
  hasLogo: brandInForce(db).logo !== null,
});

const hashOf = (card: SocialCard, context: CardContext): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([card, brandOf(context), brandInForce(context.db).logo]))
    .digest()
    .subarray(0, HASH_BYTES);

const wordsOf = ({ kind, title, byline, facts }: SocialCard, { name, primary }: CardBrand): Promise<Buffer> =>
  render({
    template: 'card',
    format: 'svg',
    data: { brand: name, primary, kind, title, byline, facts },
    pictures: {},
  });

async function draw(card: SocialCard, context: CardContext): Promise<Buffer> {
  const { logo } = brandInForce(context.db);
  const { picture } = card;
  const shown =
    picture === null ? null : 'svg' in picture ? Buffer.from(picture.svg) : await context.files.get(picture.key);
  const encoder = openSizeEncoder();
  // Drawn behind everything that people wait for: where nothing is left for it, the reader is asked to come back.
  const tooBusy = (error: unknown): never => {
    context.log.warn({ err: error, card: card.id }, 'a card could not be drawn');
    throw new Failure('unavailable', { retryAfterSeconds: RETRY_SECONDS, cause: error });
  };
  try {
    const brand = brandOf(context);
    const request = {
      card,
      brand,
      words: await wordsOf(card, brand),
      shown,
      logo: logo === null ? null : await readLogo(context.files, logo, 192),
      pixels: bodyLimits.imagePixels,
    };
    return Buffer.from(await encoder.draw(request).catch(tooBusy));
  } finally {
    encoder.close();
  }
}
